import type { FormModule } from '../../src/shared/form-module.ts';
import { formAjv } from './compile-validator.ts';
import type { WrittenSchema } from './schema-references.ts';
import { toValidatorSchema } from './validator-schema.ts';

/** For tests: a form made of a few fields, compiled on the spot. */
export function formOf(properties: Record<string, WrittenSchema>, more: WrittenSchema = {}): FormModule {
  const schema = toValidatorSchema({ type: 'object', properties, ...more });
  const validate = formAjv().compile(schema);
  return { name: 'test', title: 'Test', schema, ui: {}, validate };
}
