import type { Db } from '../db/connect.ts';
import type { Fields } from '../db/record.ts';
import { linkedFiles, replaceFiles } from '../db/record-files.ts';
import type { FileTable } from '../db/tables/owned.ts';
import { fileUrl } from '../files/file-queries.ts';
import type { Files } from '../files/file-store.ts';
import { Upload } from '../files/upload.ts';
import type { Context } from '../http/handler.ts';
import { Refusal } from '../messages/refusal.ts';
import { coded } from '../messages/say.ts';
import type { FormField } from './form-fields.ts';

/**
 * Moves the files of a body, which may not be validated yet, to the store, before the transaction of
 * `linkUploads` begins. A file that its field would refuse is not moved.
 */
export async function storeUploads(
  files: Files,
  fields: readonly FormField[],
  body: Readonly<Fields>,
): Promise<void> {
  for (const { name, file } of fields) {
    if (!file) continue;
    for (const one of [body[name]].flat())
      if (one instanceof Upload && file.accept.includes(one.type) && one.size <= file.maxBytes)
        await files.place(one, file.visibility);
  }
}

/**
 * Keeps the files of a body, which were placed in the store before, and links them to their record. A sent
 * file replaces the field's earlier one, null removes it, an absent field stays unchanged. A sent list
 * replaces the earlier list; the URL of a stored file in it keeps that file.
 */
export async function linkUploads(
  tx: Db,
  { files }: Pick<Context, 'files'>,
  record: { table: FileTable; id: number; owner: number },
  fields: readonly FormField[],
  body: Readonly<Fields>,
): Promise<void> {
  let isMore = false;
  for (const { name, file } of fields) {
    if (!file || body[name] === undefined) continue;
    const kept: number[] = [];
    const entries = [body[name] ?? []].flat() as (Upload | string)[];
    const stored = entries.some((entry) => typeof entry === 'string')
      ? await linkedFiles(tx, record.table, [record.id], name)
      : [];
    for (const [index, entry] of entries.entries()) {
      const known = stored.find((one) => fileUrl(one) === entry);
      if (typeof entry === 'string' && !known) throw notHeld(name, index);
      isMore ||= !known;
      kept.push(known?.id ?? (await files.keep(tx, entry as Upload, record.owner)).id);
    }
    const released = await replaceFiles(tx, record.table, record.id, name, [...new Set(kept)]);
    for (const id of released) await files.discard(tx, id);
  }
  if (isMore) await files.refuseTooMany(tx, record.owner);
}

/** The link of a file to a record's field. */
export type FileLink = { field: string; position: number; file_id: number };

/** Keeps the files of a new record's body, which were placed in the store before, for the record to link. */
export async function keepUploads(
  tx: Db,
  { files }: Pick<Context, 'files'>,
  owner: number,
  fields: readonly FormField[],
  body: Readonly<Fields>,
): Promise<FileLink[]> {
  const links: FileLink[] = [];
  for (const { name, file } of fields) {
    const sent = file ? [body[name] ?? []].flat() : [];
    for (const [position, entry] of sent.entries()) {
      if (!(entry instanceof Upload)) throw notHeld(name, position);
      links.push({ field: name, position, file_id: (await files.keep(tx, entry, owner)).id });
    }
  }
  if (links.length > 0) await files.refuseTooMany(tx, owner);
  return links;
}

const notHeld = (name: string, index: number) =>
  Refusal.ofFields({ [`${name}.${index}`]: [coded('request.file_gone')] });
