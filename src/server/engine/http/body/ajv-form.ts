import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FormRules, Validator } from '../../../../language/run/form/form-module.ts';
import { makePlan } from '../../../../language/run/form/make-plan.ts';
import { documentAjv } from '../document-ajv.ts';

let ajv: Ajv2020 | undefined;

/** One instance per process, created on demand: forms are precompiled, only small schemas remain. */
function compiler(): Ajv2020 {
  ajv ??= documentAjv({ useDefaults: true });
  return ajv;
}

/**
 * Treats fields that the API document declares outside forms (parameters, `role_id`) as a form, so that they
 * are normalised, validated and refused like all others. `validate` fills in defaults.
 */
export function formOfSchema(name: string, schema: FieldSchema): FormRules {
  let compiled: Validator | undefined;
  const validate: Validator = (data) => {
    compiled ??= compiler().compile(schema) as Validator;
    const isValid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  return { name, title: name, schema, plan: makePlan(schema), validate };
}
