import guard from '../../../generated/documents/guard.json' with { type: 'json' };
import type { Guard } from '../../language/run/screen/guard.ts';

// TypeScript widens a JSON file's values; its grammar has been checked.
export const guardDefinition = guard as unknown as Guard;
