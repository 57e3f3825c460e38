import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { StoredContent } from '../files/backend/store-backend.ts';
import type { StoredFile } from '../files/file-queries.ts';
import type { ArchiveEntry } from './handler.ts';

/**
 * Streams a ZIP archive piece by piece, so that no file is ever whole in memory. Stored files are compressed
 * already; only texts are compressed here. A missing file is left out.
 */
export async function* zipped(
  entries: AsyncIterable<ArchiveEntry>,
  find: (file: StoredFile) => Promise<StoredContent | null>,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for await (const { name, content } of entries) {
    if (typeof content === 'string' || Symbol.asyncIterator in content) {
      const text = new ZipDeflate(name);
      zip.add(text);
      for await (const piece of typeof content === 'string' ? [content] : content) {
        text.push(Buffer.from(piece));
        yield* made.splice(0);
      }
      text.push(new Uint8Array(0), true);
    } else {
      const file = new ZipPassThrough(name);
      zip.add(file);
      for await (const piece of (await (await find(content.file))?.content()) ?? []) {
        file.push(piece as Buffer);
        yield* made.splice(0);
      }
      file.push(new Uint8Array(0), true);
    }
    yield* made.splice(0);
  }
  zip.end();
  yield* made;
}
