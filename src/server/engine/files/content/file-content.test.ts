import { expect, it, vi } from 'vitest';
import { compoundFile, wordParts, zipOf } from '../../../testing/files/office-files.ts';
import { pngChunk, pngOfSize } from '../../../testing/files/picture-files.ts';
import { contentOf } from './file-content.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const UNKNOWN = 'application/octet-stream';

/** A PNG with an extra chunk after its header. */
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
    'a program that contains a Word document',
    zipOf([{ name: 'META-INF/MANIFEST.MF', content: 'x' }, ...wordParts()]),
    UNKNOWN,
  ],
  [
    'a book that contains a Word document',
    zipOf([{ name: 'mimetype', content: 'application/epub+zip' }, ...wordParts()]),
    UNKNOWN,
  ],
])('recognises %s', async (_, bytes, type) => {
  expect(await contentOf(bytes)).toMatchObject({ type, size: bytes.length });
});

/** A compound file of 5 MB whose directory fills it: each entry names the next. */
function fullOfEntries(): Buffer {
  const sector = 512;
  const bytes = Buffer.alloc(5 * 1024 * 1024);
  compoundFile('WordDocument').copy(bytes, 0, 0, sector);
  const sectors = bytes.length / sector - 1;
  const tables = Math.ceil(sectors / 128);
  for (let index = 0; index < tables; index += 1) bytes.writeUInt32LE(index, 76 + index * 4);
  for (let index = 0; index < sectors; index += 1)
    bytes.writeUInt32LE(index + 1 < sectors ? index + 1 : 0xfffffffe, sector + index * 4);
  bytes.writeUInt32LE(tables, 48);
  const directory = (tables + 1) * sector;
  const entries = (bytes.length - directory) / 128;
  bytes.writeUInt32LE(0xfffffffe, directory + 116);
  bytes.writeUInt32LE(1, directory + 76);
  for (let index = 1; index < entries; index += 1) {
    const at = directory + index * 128;
    bytes.write(index === 1 ? 'WordDocument' : `Entry ${index}`, at, 'utf16le');
    bytes.writeUInt16LE(26, at + 64);
    bytes.writeUInt8(2, at + 66);
    bytes.writeUInt32LE(0xffffffff, at + 68);
    bytes.writeUInt32LE(index + 1 < entries ? index + 1 : 0xffffffff, at + 72);
  }
  return bytes;
}

/** A compound file whose list of tables leads back to itself, in as many rounds as the header can name. */
function withEndlessTables(): Buffer {
  const bytes = Buffer.alloc(5 * 1024 * 1024);
  compoundFile('WordDocument').copy(bytes, 0, 0, 512);
  bytes.writeUInt32LE(0, 68);
  bytes.writeUInt32LE(0xffffffff, 72);
  return bytes;
}

it.each([
  ['whose directory fills it', fullOfEntries],
  ['whose list of tables has no end', withEndlessTables],
])('gives up on a compound file %s after a few thousand reads', async (_, make) => {
  const bytes = make();
  const read = vi.spyOn(bytes, 'readUInt32LE');
  expect(await contentOf(bytes)).toMatchObject({ type: UNKNOWN });
  expect(read.mock.calls.length).toBeLessThan(40_000);
});
