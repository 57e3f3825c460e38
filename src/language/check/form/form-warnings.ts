import { allProperties } from '../../compile/form/schema-properties.ts';
import type { WrittenSchema } from '../../compile/form/schema-references.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { within } from '../../grammar/place.ts';
import type { FormWarning } from '../../run/form/form-module.ts';
import type { Check } from '../check-context.ts';
import { describeType, known, typesOf } from '../value/known-value.ts';
import { checkText, typeAt } from '../value/values.ts';

/**
 * Checks a form's warnings: their fields exist, their conditions can hold, their texts have no placeholders.
 */
export function checkWarnings(check: Check, document: Document, schema: WrittenSchema): void {
  const { warnings = [] } = document.value as { warnings?: FormWarning[] };
  const fields = allProperties(schema);
  const scope = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      known(check.project.api, field, { optional: true }),
    ]),
  );
  for (const [index, { field, before, below, above, text }] of warnings.entries()) {
    const place = within(placeIn(document, 'warnings'), index);
    const found = fields[field];
    if (!found)
      check.add(
        within(place, 'field'),
        `there is no field "${field}"${nearest(field, Object.keys(fields))}`,
        field,
      );
    else if (found.readOnly)
      check.add(
        within(place, 'field'),
        `"${field}" is a fact that nobody sees; point at a field that is drawn`,
      );
    else if (before !== undefined && found.format !== 'date')
      check.add(within(place, 'before'), `"${field}" is no day, so it lies before nothing`);
    for (const [word, path] of Object.entries({ below, above })) {
      const limit = path && typeAt(check, path, { document, scope }, within(place, word));
      if (limit && !isNumber(limit.schema))
        check.add(within(place, word), `${path} is ${describeType(limit)}, no number`);
      if (path && found && !isNumber(found))
        check.add(within(place, word), `"${field}" is no number, so it is neither below nor above one`);
    }
    if ([before, below, above].every((one) => one === undefined))
      check.add(place, 'this is always pointed out; say with "before", "below" or "above" in which case');
    checkText(check, text, { document, scope: {} }, within(place, 'text'));
  }
}

const isNumber = (schema: Parameters<typeof typesOf>[0]) =>
  typesOf(schema).every((type) => type === 'integer' || type === 'number');
