// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import type { FormModule } from '../../../src/shared/form-module.ts';
export const form: FormModule;
