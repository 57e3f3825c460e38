import type { WrittenSchema } from '../../compile/form/schema-references.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { Check } from '../check-context.ts';

/** Checks that the choices of a field differ in values and labels. */
export function checkChoices(check: Check, schema: WrittenSchema, place: Place): void {
  const { enum: values = [], 'x-labels': labels = {} } = schema;
  for (const [index, value] of values.entries())
    if (values.indexOf(value) < index)
      check.add(within(place, 'enum', index), `the value ${JSON.stringify(value)} occurs twice`);
  const seen = new Map<string, string>();
  for (const [value, label] of Object.entries(labels)) {
    const other = seen.get(label);
    if (other !== undefined)
      check.add(within(place, 'x-labels', value), `"${other}" and "${value}" are both called "${label}"`);
    seen.set(label, value);
  }
}

/** Returns a value that users would see as a stored code; undefined when all are words or have labels. */
export function unreadableValue({
  enum: values = [],
  'x-labels': labels,
}: WrittenSchema): string | undefined {
  if (labels) return undefined;
  return values.find((value): value is string => typeof value === 'string' && IS_CODE.test(value));
}

/** Matches codes such as "basic_school" and "open". */
const IS_CODE = /^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/;
