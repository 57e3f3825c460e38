import { fileUrl } from '../db/files.ts';
import type { Fields } from '../db/record.ts';
import type { LinkedFile } from '../db/record-files.ts';
import type { FormField } from './form-fields.ts';

/**
 * A record's fields as the API reads them: under the names of `x-read`, files as their addresses. Fields that no
 * form has any more stay in the database and are not shown.
 */
export function presentFields(
  fields: readonly FormField[],
  stored: Readonly<Fields>,
  files: readonly LinkedFile[],
): Fields {
  const shown: Fields = {};
  for (const { name, read, file } of fields) {
    if (!file) {
      if (stored[name] !== undefined) shown[read] = stored[name];
      continue;
    }
    const urls = files.filter((linked) => linked.field === name).map(fileUrl);
    shown[read] = file.many ? urls : (urls[0] ?? null);
  }
  return shown;
}

/** The named fields of a record as a row of a list shows them; one without a value is null. */
export function presentListed(
  fields: readonly FormField[],
  names: readonly string[],
  stored: Readonly<Fields>,
  files: readonly LinkedFile[],
): Fields {
  const listed = fields.filter(({ name }) => names.includes(name));
  const empty = Object.fromEntries(listed.map(({ read }) => [read, null]));
  return { ...empty, ...presentFields(listed, stored, files) };
}
