import { readFile, truncate, writeFile } from 'node:fs/promises';
import { Refusal } from '../messages/refusal.ts';
import { coded } from '../messages/say.ts';
import { contentOf, UNKNOWN_TYPE } from './content/file-content.ts';
import { isPictureType } from './content/picture.ts';
import { reEncodePicture } from './content/re-encode-picture.ts';
import { safeFileName } from './file-name.ts';
import { Upload } from './upload.ts';
import type { ScanFile } from './virus-scanner.ts';

type Received = {
  /** Path of its bytes. */
  path: string;
  /** The name of the file on the person's device. */
  filename: string | undefined;
  /** The field it was sent for. */
  field: string;
  /** Accepted media types. */
  accept: readonly string[];
  /** Null: no virus scanner. */
  scan: ScanFile | null;
  /** The network it came from. */
  address: string;
};

/**
 * Turns received bytes, in place, into those to store: what belongs to the file's type or, for a picture, its
 * re-encoded form.
 *
 * @throws Refusal on the field, or 503
 */
export async function sanitizeUpload({
  path,
  filename,
  field,
  accept,
  scan,
  address,
}: Received): Promise<Upload> {
  const bytes = await readFile(path);
  const { type, size, objection } = await contentOf(bytes);
  const upload = (facts: { type: string; size: number; extent?: Upload['extent'] }) =>
    new Upload({ name: safeFileName(filename, facts.type), path, ...facts });
  // Not stored: the field's rule refuses it.
  if (!accept.includes(type)) return upload({ type, size });
  const refused = objection ?? ((await scan?.(bytes)) ? coded('request.infected') : null);
  if (refused) throw Refusal.ofFields({ [field]: [refused] });
  if (isPictureType(type)) {
    const picture = await reEncodePicture(address, bytes.subarray(0, size), type);
    if (!picture) return upload({ type: UNKNOWN_TYPE, size });
    await writeFile(path, picture.bytes, { flush: true });
    return upload({ type, size: picture.bytes.length, extent: picture.extent });
  }
  if (size < bytes.length) await truncate(path, size);
  return upload({ type, size });
}
