import { expect, it } from 'vitest';
import { wordParts, zipOf } from '../../../testing/files/office-files.ts';
import { pngChunk, pngOfSize } from '../../../testing/files/picture-files.ts';
import { contentOf } from './file-content.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const UNKNOWN = 'application/octet-stream';

/** A PNG with an extra chunk behind its header. */
function pngWith(chunk: Buffer): Buffer {
  const png = pngOfSize(1, 1);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
const moving = pngWith(pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])));

it.each<[string, Buffer, string]>([
  ['an animated PNG', moving, 'image/png'],
  [
    'a Word document whose index is written in single quotes',
    zipOf(wordParts().map((part) => ({ ...part, content: String(part.content).replaceAll('"', "'") }))),
    WORD,
  ],
  ['a Word document whose index comes last', zipOf(wordParts().reverse()), WORD],
  [
    'a program that holds a Word document',
    zipOf([{ name: 'META-INF/MANIFEST.MF', content: 'x' }, ...wordParts()]),
    UNKNOWN,
  ],
  [
    'a book that holds a Word document',
    zipOf([{ name: 'mimetype', content: 'application/epub+zip' }, ...wordParts()]),
    UNKNOWN,
  ],
])('%s is found out', async (_, bytes, type) => {
  expect(await contentOf(bytes)).toMatchObject({ type, size: bytes.length });
});
