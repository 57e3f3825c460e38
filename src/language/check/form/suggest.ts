import type { Suggest } from '../../../../generated/definitions.d.ts';
import { type Place, within } from '../../grammar/place.ts';
import { type Check, documentOf, exists } from '../check-context.ts';
import { operationNamed } from '../screen/data-sources.ts';
import { itemsOf } from '../value/values.ts';

const NEEDED = ['field', 'text', 'value'];

/**
 * Checks a wizard's suggestions from a file: one file field, which a step also has, and an operation that
 * returns suggestions.
 */
export function checkSuggest(check: Check, suggest: Suggest, steps: readonly string[], place: Place): void {
  const at = within(place, 'form');
  if (exists(check, 'form', suggest.form, check.names('forms'), at)) {
    const fields = fieldsOf(check, suggest.form);
    const others = steps.flatMap((step) => fieldsOf(check, step));
    if (fields.length !== 1 || !others.includes(fields[0]!))
      check.add(at, `"${suggest.form}" needs one field, the file, which a step has, too`);
  }
  const operation = operationNamed(check, suggest.operation, within(place, 'operation'));
  if (!operation) return;
  const row = operation.answer && itemsOf(check, operation.answer);
  const missing = NEEDED.filter((name) => !Object.hasOwn(row?.schema.properties ?? {}, name));
  if (missing.length > 0)
    check.add(
      within(place, 'operation'),
      `"${operation.id}" does not answer a list of {${NEEDED.join(', ')}}`,
    );
}

function fieldsOf(check: Check, form: string): string[] {
  const document = documentOf<{ schema: { properties?: object } }>(check, 'forms', form);
  return Object.keys(document?.value.schema.properties ?? {});
}
