import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { drawnForm } from '../../src/language/compile/form/rjsf-projection.ts';
import { toValidatorSchema } from '../../src/language/compile/form/validator-schema.ts';
import type { FieldSchema } from '../../src/language/run/form/field-schema.ts';
import type { FormModule, Validator } from '../../src/language/run/form/form-module.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false, $data: true });
addFormats(ajv, { keywords: true });

/** Compiles a form for one story at run time; the generator compiles the product's forms. */
export function sampleForm(
  written: FieldSchema,
  layout: Pick<Partial<FormModule>, 'ui' | 'groups'> = {},
): FormModule {
  const schema = toValidatorSchema({ type: 'object', ...written });
  const compile = (one: object) => ajv.compile(one) as unknown as Validator;
  return drawnForm({ name: 'sample', title: 'Sample', schema, validate: compile(schema) }, compile, layout);
}
