import sharp from 'sharp';
import { randomFrom } from '../real/random.ts';

/** A4 at 150 dots an inch. */
const [WIDTH, HEIGHT] = [1240, 1754];

/** A page as a scanner stores it: grey lines of text on paper with some noise, as a JPEG. */
async function scannedPage(number: number): Promise<Buffer> {
  const random = randomFrom(number);
  const data = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const isInk = y % 36 < 14 && x > 140 && x < 1100 && ((x >> 3) * (y >> 2) + number) % 5 < 2;
      data[y * WIDTH + x] = (isInk ? 60 : 235) + random() * 20;
    }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** A PDF of scanned pages, filled up to a number of bytes as if a scanner had added its own data. */
export async function scannedPdf(pages: number, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const add = (...texts: (string | Buffer)[]) => {
    for (const text of texts) parts.push(typeof text === 'string' ? Buffer.from(text, 'latin1') : text);
  };
  const object = (number: number, ...content: (string | Buffer)[]) => {
    offsets[number] = length();
    add(`${number} 0 obj\n`, ...content, '\nendobj\n');
  };
  const stream = (number: number, dictionary: string, content: Buffer) =>
    object(number, `<< ${dictionary} /Length ${content.length} >>\nstream\n`, content, '\nendstream');
  add('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  const numbers = Array.from({ length: pages }, (_, page) => 3 + page * 3);
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  object(2, `<< /Type /Pages /Kids [${numbers.map((n) => `${n} 0 R`).join(' ')}] /Count ${pages} >>`);
  for (const [page, number] of numbers.entries()) {
    object(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number + 1} 0 R`,
      ` /Resources << /XObject << /Scan ${number + 2} 0 R >> >> >>`,
    );
    stream(number + 1, '', Buffer.from('595 0 0 842 0 0 cm /Scan Do'));
    const picture = `/Type /XObject /Subtype /Image /Width ${WIDTH} /Height ${HEIGHT} /BitsPerComponent 8`;
    stream(number + 2, `${picture} /ColorSpace /DeviceGray /Filter /DCTDecode`, await scannedPage(page));
  }
  const last = 3 + pages * 3;
  // The table's length and the numbers in the end do not depend on the filling, but for its own length.
  const end = (start: number) =>
    [
      `xref\n0 ${last + 1}\n0000000000 65535 f \n`,
      ...Array.from(
        { length: last },
        (_, index) => `${String(offsets[index + 1]).padStart(10, '0')} 00000 n \n`,
      ),
      `trailer\n<< /Size ${last + 1} /Root 1 0 R >>\nstartxref\n${String(start).padStart(10, '0')}\n%%EOF\n`,
    ].join('');
  offsets[last] = length();
  const frame = `${last} 0 obj\n<< /Length 0000000000 >>\nstream\n\nendstream\nendobj\n`.length;
  const filling = bytes - length() - frame - end(0).length;
  if (filling < 0) throw new Error(`These pages have ${bytes - filling} bytes.`);
  add(`${last} 0 obj\n<< /Length ${String(filling).padStart(10, '0')} >>\nstream\n`);
  add(Buffer.alloc(filling, 'scanner '), '\nendstream\nendobj\n');
  add(end(length()));
  return Buffer.concat(parts);
}
