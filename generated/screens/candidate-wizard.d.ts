// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import type { Definitions } from '../../generated/definitions.d.ts';
export const definitions: Definitions;
