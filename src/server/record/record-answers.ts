import type { OperationId } from '../../../generated/operations.ts';
import type { Fields } from '../db/record.ts';
import type { LinkedFile } from '../db/record-files.ts';
import type { Body } from '../http/handler.ts';
import { fileUrl } from '../http/upload/file-queries.ts';
import type { FormField } from './form-fields.ts';

/** Of an answer, what the forms of an operation write; `Renamed` are those that `x-read` gives another name. */
export type Written<Answer, K extends OperationId, Renamed extends keyof Answer = never> = Pick<
  Answer,
  (keyof Answer & keyof Body<K>) | Renamed
>;

/**
 * What forms wrote, as the answer declares it. The database holds it under any name, so that a field needs no
 * migration; its type is known because both the check of what was sent and the answer's type come from the same forms.
 */
export const asWritten = <Answer extends object>(stored: Readonly<Fields>): Answer => stored as Answer;

/**
 * A record's fields as the API reads them: under the names of `x-read`, files as their addresses. Fields that no
 * form has any more stay in the database and are not shown.
 */
export function presentFields<Answer extends object>(
  fields: readonly FormField[],
  stored: Readonly<Fields>,
  files: readonly LinkedFile[],
): Answer {
  const shown: Fields = {};
  for (const { name, read, file } of fields) {
    if (!file) {
      if (stored[name] !== undefined) shown[read] = stored[name];
      continue;
    }
    const urls = files.filter((linked) => linked.field === name).map(fileUrl);
    shown[read] = file.many ? urls : (urls[0] ?? null);
  }
  return asWritten<Answer>(shown);
}

/** The named fields of a record as a row of a list shows them; one without a value is null. */
export function presentListed<Answer extends object>(
  fields: readonly FormField[],
  names: readonly (keyof Answer)[],
  stored: Readonly<Fields>,
  files: readonly LinkedFile[],
): Answer {
  const listed = fields.filter(({ name }) => names.some((one) => one === name));
  const empty = Object.fromEntries(listed.map(({ read }) => [read, null]));
  return asWritten<Answer>({ ...empty, ...presentFields(listed, stored, files) });
}
