import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** The SHA-256 of a content, hexadecimal. */
export async function digestOfContent(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
