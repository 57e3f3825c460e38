import { fieldsIn } from '../../compile/change/definitions-of.ts';
import type { WrittenSchema } from '../../compile/form/schema-references.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { FieldDefinition, StoredChange } from '../../run/change/definitions.ts';
import type { Check } from '../check-context.ts';

/** Checks what a form says about values that were stored before: it names fields and options that exist. */
export function checkStoredChanges(check: Check, document: Document, schema: WrittenSchema): void {
  const stored = document.value.stored as Record<string, StoredChange> | undefined;
  if (!stored) return;
  const fields = fieldsIn(schema);
  for (const [path, change] of Object.entries(stored)) {
    const place = placeIn(document, 'stored', path);
    const field = fields[path];
    if (change.drop !== undefined) {
      if (field)
        check.add(
          within(place, 'drop'),
          `"${path}" is still a field of this form; "drop" is for one that is removed`,
        );
      if (Number.isNaN(Date.parse(change.drop)))
        check.add(within(place, 'drop'), `${change.drop} is no day of the calendar`);
      if (Object.keys(change).length > 1)
        check.add(place, `the values of "${path}" are either dropped or kept; "drop" stands alone`);
    } else if (field) checkKept(check, fields, field, change, place);
    else check.add(place, `this form has no field "${path}"${nearest(path, Object.keys(fields))}`);
  }
}

function checkKept(
  check: Check,
  fields: Record<string, FieldDefinition>,
  { options }: FieldDefinition,
  { renamedFrom, movedOptions = {} }: StoredChange,
  place: Place,
): void {
  for (const old of [renamedFrom ?? []].flat())
    if (fields[old])
      check.add(
        within(place, 'renamedFrom'),
        `"${old}" is still a field of this form, so nothing was renamed`,
      );
  if (!options) return;
  for (const [old, value] of Object.entries(movedOptions)) {
    const spot = within(place, 'movedOptions', old);
    if (Object.hasOwn(options, old)) check.add(spot, `"${old}" is still offered, so nothing has to move`);
    if (value !== null && !Object.hasOwn(options, String(value)))
      check.add(spot, `"${value}" is not offered${nearest(String(value), Object.keys(options))}`);
  }
}
