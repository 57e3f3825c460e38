import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldSchema, FormModule, Validator } from '../../shared/form-module.ts';

let ajv: Ajv2020 | undefined;

/** One for the process, made when first needed: the forms come precompiled, only small schemas are left. */
function compiler(): Ajv2020 {
  if (!ajv) {
    ajv = new Ajv2020({ allErrors: true, strict: false, useDefaults: true, coerceTypes: false });
    addFormats.default(ajv);
    ajv.addFormat('binary', true);
  }
  return ajv;
}

/**
 * Fields that the API document declares and no form holds (parameters, `role_id`, `vacancy_id`), as a form, so that
 * they are normalised, validated and refused like all others. Defaults are filled in by `validate`.
 */
export function formOfSchema(name: string, schema: FieldSchema): FormModule {
  let compiled: Validator | undefined;
  const validate: Validator = (data) => {
    compiled ??= compiler().compile(schema) as Validator;
    const isValid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  return { name, title: name, schema, ui: {}, validate };
}
