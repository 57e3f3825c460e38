import type { ErrorTransformer, RJSFSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { Errors, FormModule, RuleError } from '../../../../language/run/form/form-module.ts';
import { type Mode, normalise } from '../../../../language/run/form/normalise.ts';
import { givenToRules, toErrors } from '../../../../language/run/form/validate.ts';
import { isObject } from '../../../../language/run/value/matches.ts';
import { type FormData, readAt } from '../../../engine/value/data-path.ts';
import { asShown, type Timing } from './check-form.ts';
import { fieldOfError } from './field-errors.ts';

export type FormValidator = {
  validator: ValidatorType;
  /** Words errors with the form's own messages, as the server does. */
  transformErrors: ErrorTransformer;
  said: Errors;
};

/**
 * RJSF's precompiled validator for a form, using the functions that the generator compiled with Ajv. It
 * checks the data to send: normalised, with the files that RJSF's copy of the data has lost. `live` returns
 * the actual values.
 */
export function formValidator(
  form: FormModule,
  mode: Mode,
  live: () => FormData,
  timing: Timing = {},
): FormValidator {
  const { name, schema, plan } = form;
  // RJSF's errors use dotted paths; the localizer needs Ajv's.
  let found: readonly RuleError[] = [];
  let shown: FormData = {};
  let sent: FormData = {};
  const rules = createPrecompiledValidator(
    form.validators as ValidatorFunctions,
    schema as RJSFSchema,
    (errors) => {
      found = (errors ?? []) as readonly RuleError[];
    },
  );
  const result: FormValidator = {
    validator: {
      isValid: (...args) => rules.isValid(...args),
      rawValidation: (...args) => rules.rawValidation(...args),
      validateFormData: (copy, _, ...more) => {
        shown = withFiles(copy, live()) as FormData;
        sent = normalise(form, shown, mode);
        return rules.validateFormData(givenToRules(sent, mode), schema as RJSFSchema, ...more);
      },
    },
    transformErrors: () => {
      const errors = toErrors(form, sent, found, { mode, ...timing });
      result.said = asShown(form, shown, sent, errors, mode);
      return Object.entries(result.said).flatMap(([key, texts]) => {
        const property = `.${fieldOfError(plan, shown, key).join('.')}`;
        return texts.map((message) => ({ property, message, stack: `${name}${property}: ${message}` }));
      });
    },
    said: {},
  };
  return result;
}

function withFiles(copy: unknown, live: unknown): unknown {
  if (live instanceof File) return live;
  if (Array.isArray(copy)) return copy.map((item, index) => withFiles(item, readAt(live, [index])));
  if (!isObject(copy)) return copy;
  return Object.fromEntries(
    Object.entries(copy).map(([name, item]) => [name, withFiles(item, readAt(live, [name]))]),
  );
}
