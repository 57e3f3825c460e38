import type { FormBlock } from '../../../../generated/definitions.d.ts';
import { allProperties } from '../../compile/form/schema-properties.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import { inResult } from '../../run/value/scope.ts';
import type { ValueSource } from '../../run/value/value-source.ts';
import { type Check, documentOf, exists } from '../check-context.ts';
import { ANYTHING, describeType, fits, known, type Schema, type Spot } from '../value/known-value.ts';
import { typeAt, valueType } from '../value/values.ts';
import { checkActions } from './actions.ts';
import { checkShownValue } from './shown-values.ts';

export function checkFormBlock(check: Check, block: FormBlock, spot: Spot, place: Place): void {
  const { form, bind, submit, initial } = block;
  if (!exists(check, 'form', form, check.names('forms'), within(place, 'form'))) return;
  if (bind === undefined && submit === undefined)
    check.add(place, 'a form needs a "submit", or must be bound to the query string');
  if (bind !== undefined) checkBound(check, form, spot, within(place, 'bind'));
  if (initial !== undefined) checkInitial(check, initial, [form], spot, within(place, 'initial'));
  if (block.found) checkShownValue(check, block.found, spot, within(place, 'found'));
  checkActions(check, submit, answeredSpot(check, block, spot, true), within(place, 'submit'), [form]);
}

/** A field that the query string does not have would be chosen without any effect. */
function checkBound(check: Check, form: string, { scope: { query }, document }: Spot, place: Place): void {
  if (query === undefined) check.add(place, 'the screen has no query');
  if (!query || query.anything) return;
  const kept = Object.keys(allProperties(query.schema));
  const { query: name } = document.value;
  const remedy = typeof name === 'string' ? `: add it to schemas/forms/${name}.json` : '';
  for (const field of Object.keys(allProperties(check.project.forms.schemaOf(form) ?? {})))
    if (!kept.includes(field))
      check.add(
        place,
        `the form "${form}" has a field "${field}", but this screen's query has not, so choosing it would do nothing${remedy}`,
        field,
      );
}

/**
 * Returns the scope of a form's button and of the blocks below its fields; with `answer` it includes the
 * result, which the button has only after an answer.
 */
export function answeredSpot(
  check: Check,
  { submit, answer }: FormBlock,
  spot: Spot,
  optional = false,
): Spot {
  if (!answer) return spot;
  const ids = [submit ?? []]
    .flat()
    .flatMap((action) => (typeof action === 'object' && 'operation' in action ? [action.operation] : []));
  const said = check.operations.get(ids[0] ?? '')?.answer;
  return { ...spot, scope: inResult(spot.scope, { ...(said ?? ANYTHING), optional }) };
}

type Initial = string | Record<string, ValueSource> | Initial[];

/** Checks a form's initial values: a whole record, or field by field. */
export function checkInitial(
  check: Check,
  initial: Initial,
  forms: string[],
  spot: Spot,
  place: Place,
): void {
  if (Array.isArray(initial)) {
    for (const [index, one] of initial.entries()) checkInitial(check, one, forms, spot, within(place, index));
    return;
  }
  if (typeof initial === 'string') {
    typeAt(check, initial, spot, place);
    return;
  }
  if (forms.some((form) => !documentOf(check, 'forms', form))) return;
  const fields = Object.assign(
    {},
    ...forms.map((form) => allProperties(check.project.forms.schemaOf(form) ?? {})),
  ) as Record<string, Schema>;
  for (const [name, source] of Object.entries(initial)) {
    const at = within(place, name);
    if (name === '...') {
      if (typeof source === 'string') typeAt(check, source, spot, at);
      else check.add(at, '"..." takes the path of a record');
      continue;
    }
    const field = fields[name];
    if (!field) check.add(at, `the form has no field "${name}"${nearest(name, Object.keys(fields))}`, name);
    const found = valueType(check, source, spot, at);
    if (field && found && !field['x-file'] && !fits(found, field))
      check.add(
        at,
        `${name} takes ${describeType(known(check.project.api, field))}, this is ${describeType(found)}`,
      );
  }
}
