import { crc32, deflateRawSync } from 'node:zlib';

/**
 * Minimal but complete files of the formats a CV may have; generated, because nobody can review binary files.
 */

export type ZipPart = {
  name: string;
  content: string | Buffer;
  isDeflated?: boolean;
  /** The uncompressed size in the central directory; the true one by default. */
  claimed?: number;
  /** The name in the local file header; the one from the central directory by default. */
  localName?: string;
  flags?: number;
};

/** A ZIP with these texts, stored without compression. */
export const zip = (entries: Record<string, string>): Buffer =>
  zipOf(Object.entries(entries).map(([name, content]) => ({ name, content })));

/** A ZIP whose central directory may be wrong. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isDeflated = false, claimed, localName = name, flags = 0 } of parts) {
    const bytes = Buffer.from(content);
    const packed = isDeflated ? deflateRawSync(bytes) : bytes;
    const fields = (path: string) => {
      const head = Buffer.alloc(26);
      head.writeUInt16LE(20, 0);
      head.writeUInt16LE(flags, 2);
      head.writeUInt16LE(isDeflated ? 8 : 0, 4);
      head.writeUInt32LE(crc32(bytes), 10);
      head.writeUInt32LE(packed.length, 14);
      head.writeUInt32LE(claimed ?? bytes.length, 18);
      head.writeUInt16LE(Buffer.byteLength(path), 22);
      return head;
    };
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      fields(localName),
      Buffer.from(localName),
      packed,
    ]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields(name), place, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length % 65_536, 4);
  end.writeUInt16LE(parts.length % 65_536, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06'), end]);
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const types = (main: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}.main+xml"/></Types>`;
const RELATIONS =
  '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const TEXT =
  '<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Sara Khalil</w:t></w:r></w:p></w:body></w:document>';

/** The parts of a Word document, to extend or replace. */
export const wordParts = (): ZipPart[] => [
  { name: '[Content_Types].xml', content: types(WORD) },
  { name: '_rels/.rels', content: RELATIONS },
  { name: 'word/document.xml', content: TEXT },
];
/** A document as written by Word 2007 and later. */
export const docx = (): Buffer => zipOf(wordParts().map((part) => ({ ...part, isDeflated: true })));

/** The same with the part order of some other programs. */
export const docxOfAnotherProgram = (): Buffer => {
  const [index, ...others] = wordParts();
  return zipOf([...others, index!]);
};

/** A Word document with an external reference. */
export const docxReferringTo = (kind: string, target: string): Buffer =>
  zipOf([
    ...wordParts(),
    {
      name: 'word/_rels/settings.xml.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/></Relationships>`,
    },
  ]);

/** A compound file, the container of Office files before 2007, with one stream and extra entries. */
export function compoundFile(
  stream: string,
  {
    content = '',
    beside,
    isStorage = false,
  }: { content?: string; beside?: string; isStorage?: boolean } = {},
): Buffer {
  const sector = 512;
  const [free, end, isFat] = [0xffffffff, 0xfffffffe, 0xfffffffd];
  const header = Buffer.alloc(sector, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(end, 60);
  header.writeUInt32LE(end, 68);
  header.writeUInt32LE(0, 76);
  // Sectors: 0 is the allocation table, 1 the directory, 2 to 9 the stream.
  const table = Buffer.alloc(sector, 0xff);
  const chain = [isFat, end, 3, 4, 5, 6, 7, 8, 9, end];
  for (const [index, next] of chain.entries()) table.writeUInt32LE(next, index * 4);
  const entry = (name: string, kind: number, child: number, start: number, size: number, next = free) => {
    const bytes = Buffer.alloc(128);
    bytes.write(name, 0, 'utf16le');
    bytes.writeUInt16LE((name.length + 1) * 2, 64);
    bytes.writeUInt8(kind, 66);
    bytes.writeUInt8(1, 67);
    bytes.writeUInt32LE(free, 68);
    bytes.writeUInt32LE(next, 72);
    bytes.writeUInt32LE(child, 76);
    bytes.writeUInt32LE(start, 116);
    bytes.writeUInt32LE(size, 120);
    return bytes;
  };
  const directory = Buffer.alloc(sector);
  entry('Root Entry', 5, 1, end, 0).copy(directory, 0);
  entry(stream, isStorage ? 1 : 2, free, 2, 4096, beside ? 2 : free).copy(directory, 128);
  if (beside) entry(beside, 1, free, 0, 0).copy(directory, 256);
  const bytes = Buffer.alloc(4096, 0x20);
  // The start of a Word document's stream.
  if (stream === 'WordDocument') bytes.writeUInt16LE(0xa5ec);
  bytes.write(content, 64, 'utf16le');
  return Buffer.concat([header, table, directory, bytes]);
}

/** A document as written by Word 97 to 2003. */
export const doc = (): Buffer => compoundFile('WordDocument');
/** A password-protected Word document, as written by Word 2007 and later. */
export const docxWithPassword = (): Buffer => compoundFile('EncryptedPackage', { beside: 'EncryptionInfo' });
/** A spreadsheet in the old container format. */
export const xls = (content = ''): Buffer => compoundFile('Workbook', { content });
/** A spreadsheet as written by Excel 2007 and later. */
export const xlsx = (): Buffer =>
  zip({
    '[Content_Types].xml': types('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet').replace(
      '/word/document.xml',
      '/xl/workbook.xml',
    ),
    'xl/workbook.xml': '<workbook/>',
  });
