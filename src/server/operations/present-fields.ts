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
