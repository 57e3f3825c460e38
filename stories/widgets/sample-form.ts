import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldSchema, FormModule, Validator } from '../../src/shared/form-module.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false, $data: true });
addFormats(ajv, { keywords: true });

/** A form for one story, compiled on the spot; the product's forms are compiled by the generator. */
export function sampleForm(schema: FieldSchema, more: Partial<FormModule> = {}): FormModule {
  const whole = { type: 'object', ...schema };
  const validate = ajv.compile(whole) as unknown as Validator;
  return { name: 'sample', title: 'Sample', schema: whole, ui: {}, validate, ...more };
}
