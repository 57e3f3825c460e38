import type { Db } from '../db/connect.ts';
import type { Fields } from '../db/record.ts';
import { replaceFiles } from '../db/record-files.ts';
import type { FileTable } from '../db/schema/owned.ts';
import type { Files } from '../http/file-store.ts';
import type { Upload } from '../http/upload.ts';
import type { FormField } from './form-fields.ts';

/**
 * Keeps the files of a body and links them to the record they belong to. A file that was sent replaces the field's
 * earlier one, null removes it, a field that was not sent stays.
 */
export async function storeUploads(
  tx: Db,
  files: Files,
  record: { table: FileTable; id: number; owner: number },
  fields: readonly FormField[],
  body: Readonly<Fields>,
): Promise<void> {
  for (const { name, file } of fields) {
    if (!file || body[name] === undefined) continue;
    const uploads = [body[name] ?? []].flat() as Upload[];
    const kept: number[] = [];
    for (const upload of uploads) {
      const stored = await files.keep(tx, upload, { owner: record.owner, visibility: file.visibility });
      kept.push(stored.id);
    }
    const released = await replaceFiles(tx, record.table, record.id, name, kept);
    for (const id of released) await files.discard(tx, id);
  }
}
