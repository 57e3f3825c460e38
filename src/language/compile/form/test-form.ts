import type { FormModule, Validator } from '../../run/form/form-module.ts';
import { formAjv } from './compile-validator.ts';
import { drawnForm } from './rjsf-projection.ts';
import type { WrittenSchema } from './schema-references.ts';
import { toValidatorSchema } from './validator-schema.ts';

/** Compiles a form of a few fields on the fly, for tests. */
export function formOf(
  properties: Record<string, WrittenSchema>,
  more: WrittenSchema = {},
  layout: Pick<Partial<FormModule>, 'ui' | 'groups' | 'warnings'> = {},
): FormModule {
  const schema = toValidatorSchema({ type: 'object', properties, ...more });
  const compile = (one: object) => formAjv().compile(one) as Validator;
  return drawnForm({ name: 'test', title: 'Test', schema, validate: compile(schema) }, compile, layout);
}
