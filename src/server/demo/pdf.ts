/** One line of a page; `size` in points. */
export type Line = { text: string; size?: number; isBold?: boolean };

const MARGIN = 56;
const HEIGHT = 842;

/** A page of text (A4, Helvetica) as a PDF file; text outside Latin-1 is left out. */
export function writePdf(lines: readonly Line[]): Buffer {
  let y = HEIGHT - MARGIN;
  const drawn = lines.map(({ text, size = 11, isBold }) => {
    y -= size * 1.6;
    return `BT /${isBold ? 'B' : 'R'} ${size} Tf ${MARGIN} ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`;
  });
  const content = drawn.join('\n');
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 ${HEIGHT}]/Contents 4 0 R/Resources<</Font<</R 5 0 R/B 6 0 R>>>>>>`,
    `<</Length ${Buffer.byteLength(content, 'latin1')}>>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.lastIndexOf('xref\n0 ')}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function escaped(text: string): string {
  return text
    .replaceAll('’', "'")
    .replace(/[^\x20-\xff]/g, '')
    .replace(/[\\()]/g, '\\$&');
}
