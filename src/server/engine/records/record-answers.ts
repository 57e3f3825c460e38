import type { OperationId } from '../../../../generated/operations.ts';
import type { Fields } from '../db/record.ts';
import type { LinkedFile } from '../db/record-files.ts';
import { fileUrl } from '../files/file-queries.ts';
import type { Body } from '../http/handler.ts';
import type { FormField } from './form-fields.ts';

/** The part of an answer that an operation's forms write; `Renamed` are fields that `x-read` renames. */
export type FormPart<Answer, K extends OperationId, Renamed extends keyof Answer = never> = Pick<
  Answer,
  (keyof Answer & keyof Body<K>) | Renamed
>;

/**
 * Types stored form fields as the answer declares them. The database stores them by name, so that a field
 * needs no migration; the cast is safe because validation and the answer's type come from the same forms.
 */
export const asFormPart = <Answer extends object>(stored: Readonly<Fields>): Answer => stored as Answer;

/**
 * A record's fields as the API returns them: under the names of `x-read`, files as URLs. Stored fields that
 * no form has any more are left out.
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
  return asFormPart<Answer>(shown);
}

/** The named fields of a record for a list's row; one without a value is null. */
export function presentListed<Answer extends object>(
  fields: readonly FormField[],
  names: readonly (keyof Answer)[],
  stored: Readonly<Fields>,
  files: readonly LinkedFile[],
): Answer {
  const listed = fields.filter(({ name }) => names.some((one) => one === name));
  const empty = Object.fromEntries(listed.map(({ read }) => [read, null]));
  return asFormPart<Answer>({ ...empty, ...presentFields(listed, stored, files) });
}
