import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type SentFile = { storage_name: string; name: string; type: string; bytes: number };

/** Reads a form, and writes its PDF into the folder, as durably as the product does. */
export async function readForm(
  body: Buffer,
  contentType: string,
  folder: string,
): Promise<Record<string, string | SentFile>> {
  const boundary = `--${/boundary=(.+)/.exec(contentType)![1]}`;
  const fields: Record<string, string | SentFile> = {};
  for (let at = body.indexOf(boundary); ; ) {
    const next = body.indexOf(boundary, at + boundary.length);
    if (next < 0) return fields;
    const begin = body.indexOf('\r\n\r\n', at) + 4;
    const head = body.toString('latin1', at, begin);
    const content = body.subarray(begin, next - 2);
    const [, field] = /[; ]name="([^"]*)"/.exec(head)!;
    const [, name] = /filename="([^"]*)"/.exec(head) ?? [];
    fields[field!] = name === undefined ? content.toString() : await keptFile(content, name, folder);
    at = next;
  }
}

async function keptFile(content: Buffer, name: string, folder: string): Promise<SentFile> {
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('The control accepts only PDF.');
  const storage_name = `${randomBytes(18).toString('base64url')}.pdf`;
  await writeFile(join(folder, storage_name), content, { flag: 'wx', mode: 0o600, flush: true });
  return { storage_name, name, type: 'application/pdf', bytes: content.length };
}
