import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

const UNKNOWN = 'application/octet-stream';
/** The name of the stream that makes a compound file a Word document, as its directory writes it. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** The media type that the content itself shows; names and claims of the client do not count. */
export async function mediaTypeOfFile(path: string): Promise<string> {
  const found = (await fileTypeFromFile(path).catch(() => undefined))?.mime ?? UNKNOWN;
  // Old Office files share one container; only Word's has this stream.
  if (found === 'application/x-cfb')
    return (await contains(path, WORD_STREAM)) ? 'application/msword' : found;
  // An animated PNG is a PNG to whatever shows it.
  return found === 'image/apng' ? 'image/png' : found;
}

async function contains(path: string, needle: Buffer): Promise<boolean> {
  const file = await open(path);
  try {
    const chunk = Buffer.alloc(64 * 1024 + needle.length);
    for (let position = 0; ; position += 64 * 1024) {
      const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
      if (chunk.subarray(0, bytesRead).includes(needle)) return true;
      if (bytesRead < chunk.length) return false;
    }
  } finally {
    await file.close();
  }
}
