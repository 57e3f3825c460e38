import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { CodedErrors, FormRules, RuleError } from '../../../../language/run/form/form-module.ts';
import { fieldMessage } from '../../../../language/run/form/validate.ts';
import { isObject } from '../../../../language/run/value/matches.ts';
import { DEFAULT_LIMITS } from './body-budget.ts';

/**
 * The factor by which a text may exceed its maximum length before it is cleaned: cleaning shortens pasted
 * text, so the rules can only check the result.
 */
const SLACK = 3;

/**
 * Reports lists with too many rows, whether or not a rule limits them, and texts that are far too long,
 * before they are processed: decoding, cleaning and validating rows blocks every other call.
 */
export function sizeErrors(
  forms: readonly FormRules[],
  sent: Readonly<Record<string, unknown>>,
): CodedErrors {
  const errors: CodedErrors = {};
  for (const form of forms) {
    const found: RuleError[] = [];
    visit(form.schema, sent, '', found);
    for (const one of found) {
      const [field, message] = fieldMessage(form, sent, one);
      errors[field] ??= [message];
    }
  }
  return errors;
}

function visit(schema: FieldSchema, value: unknown, path: string, found: RuleError[]): void {
  const { maxItems, maxLength, items, properties = {} } = schema;
  if (typeof value === 'string') {
    if (maxLength !== undefined && value.length > SLACK * maxLength)
      found.push(finding(path, 'maxLength', maxLength));
  } else if (Array.isArray(value)) {
    const most = maxItems ?? DEFAULT_LIMITS.rows;
    if (value.length > most) found.push(finding(path, 'maxItems', most));
    else if (items) for (const [index, row] of value.entries()) visit(items, row, `${path}/${index}`, found);
  } else if (isObject(value)) {
    for (const [name, field] of Object.entries(properties))
      if (Object.hasOwn(value, name)) visit(field, value[name], `${path}/${name}`, found);
  }
}

const finding = (instancePath: string, keyword: string, limit: number): RuleError => ({
  keyword,
  instancePath,
  schemaPath: '',
  params: { limit },
});
