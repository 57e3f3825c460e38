import { crc32 } from 'node:zlib';

/** Small but complete files of the kinds that a CV may have, made here because binary files cannot be read in review. */

/** A ZIP with these texts, uncompressed. */
export function zip(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text);
    const path = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, path, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place, path]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
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

/** A Word document as Word 2007 and later write it. */
export const docx = (): Buffer =>
  zip({ '[Content_Types].xml': types(WORD), '_rels/.rels': RELATIONS, 'word/document.xml': TEXT });

/** The same in the order in which some other programs write it. */
export const docxOfAnotherProgram = (): Buffer =>
  zip({ '_rels/.rels': RELATIONS, 'word/document.xml': TEXT, '[Content_Types].xml': types(WORD) });

/** A compound file, the container of Office files until 2003, with one stream. */
function compoundFile(stream: string): Buffer {
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
  // Sectors: 0 the allocation table, 1 the directory, 2 to 9 the stream.
  const table = Buffer.alloc(sector, 0xff);
  const chain = [isFat, end, 3, 4, 5, 6, 7, 8, 9, end];
  for (const [index, next] of chain.entries()) table.writeUInt32LE(next, index * 4);
  const entry = (name: string, kind: number, child: number, start: number, size: number) => {
    const bytes = Buffer.alloc(128);
    bytes.write(name, 0, 'utf16le');
    bytes.writeUInt16LE((name.length + 1) * 2, 64);
    bytes.writeUInt8(kind, 66);
    bytes.writeUInt8(1, 67);
    bytes.writeUInt32LE(free, 68);
    bytes.writeUInt32LE(free, 72);
    bytes.writeUInt32LE(child, 76);
    bytes.writeUInt32LE(start, 116);
    bytes.writeUInt32LE(size, 120);
    return bytes;
  };
  const directory = Buffer.alloc(sector);
  entry('Root Entry', 5, 1, end, 0).copy(directory, 0);
  entry(stream, 2, free, 2, 4096).copy(directory, 128);
  return Buffer.concat([header, table, directory, Buffer.alloc(4096, 0x20)]);
}

/** A Word document as Word 97 to 2003 write it. */
export const doc = (): Buffer => compoundFile('WordDocument');
/** A spreadsheet in the same container. */
export const xls = (): Buffer => compoundFile('Workbook');
/** A spreadsheet as Excel 2007 and later write it. */
export const xlsx = (): Buffer =>
  zip({
    '[Content_Types].xml': types('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet').replace(
      '/word/document.xml',
      '/xl/workbook.xml',
    ),
    'xl/workbook.xml': '<workbook/>',
  });
