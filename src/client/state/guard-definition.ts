import guard from '../../../generated/documents/guard.json' with { type: 'json' };
import type { Guard } from '../../language/run/screen/guard.ts';

// TypeScript widens the values of a JSON file; `schemas:check` has validated it.
export const guardDefinition = guard as unknown as Guard;
