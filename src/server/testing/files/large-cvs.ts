import { randomBytes } from 'node:crypto';
import { wordParts, zipOf } from './office-files.ts';

/** CVs at the size limits. */

const SIDE = 1000;
/** Of an image, at three bytes per pixel. */
const PICTURE = SIDE * SIDE * 3;

type PdfObject = string | Buffer;

/** A PDF with these objects; the first is the catalog. */
function pdfOf(objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let size = parts[0]!.length;
  const add = (part: Buffer) => {
    parts.push(part);
    size += part.length;
  };
  for (const [index, object] of objects.entries()) {
    places.push(size);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}`;
  add(Buffer.from(`${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${size}\n%%EOF\n`));
  return Buffer.concat(parts);
}

const stream = (fields: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${fields}/Length ${content.length}>>stream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

/** A PDF with the given lines per page and an image of that many bytes on the first. */
export function largePdf(pages: readonly (readonly string[])[], picture = 0): Buffer {
  const [FONT, IMAGE, FIRST] = [3, 4, 5];
  const kids = pages.map((_, index) => `${FIRST + index * 2} 0 R`).join(' ');
  const rows = Math.max(1, Math.floor(picture / (SIDE * 3)));
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    stream(
      `/Type/XObject/Subtype/Image/Width ${SIDE}/Height ${rows}/ColorSpace/DeviceRGB/BitsPerComponent 8`,
      randomBytes(rows * SIDE * 3),
    ),
    ...pages.flatMap((lines, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${FIRST + index * 2 + 1} 0 R/Resources<</Font<</F ${FONT} 0 R>>/XObject<</P ${IMAGE} 0 R>>>>>>`,
      stream(
        '',
        Buffer.from(
          `${index === 0 ? 'q 200 0 0 200 350 550 cm /P Do Q\n' : ''}BT /F 12 Tf 16 TL 50 750 Td\n${lines.map((line) => `(${line}) Tj T*`).join('\n')}\nET`,
        ),
      ),
    ]),
  ]);
}

const paragraphs = (lines: readonly string[]) =>
  lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');

/** A Word document with images of the given sizes in bytes. */
export function largeDocx(lines: readonly string[], pictures: number): Buffer {
  const parts = wordParts().map((part) =>
    part.name === 'word/document.xml'
      ? {
          ...part,
          content: String(part.content).replace(
            /<w:body>.*<\/w:body>/,
            `<w:body>${paragraphs(lines)}</w:body>`,
          ),
        }
      : part,
  );
  const media = Array.from({ length: Math.ceil(pictures / PICTURE) }, (_, index) => ({
    name: `word/media/image${index + 1}.jpeg`,
    content: randomBytes(Math.min(PICTURE, pictures - index * PICTURE)),
  }));
  return zipOf([...parts, ...media]);
}
