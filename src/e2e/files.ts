import { crc32, deflateSync } from 'node:zlib';
import { type CvSet, cvBytes } from '../server/testing/real/cvs/corpus.ts';
import type { Photo } from '../server/testing/real/photos.ts';

export const MB = 1024 * 1024;

/** A file in the format of Playwright's `setInputFiles`. */
export type PickedFile = { name: string; mimeType: string; buffer: Buffer };

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A valid single-colour PNG. */
export function png(name: string, [red, green, blue] = [67, 63, 153], size = 64): PickedFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), ...Array(size).fill(Buffer.from([red!, green!, blue!]))]);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.concat(Array(size).fill(row)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

/** A valid one-page PDF with a line of text. */
export function pdf(name: string, text: string): PickedFile {
  const stream = `BT /F1 18 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body + xref + trailer, 'latin1') };
}

/** A text file claiming another type. */
export const lie = (name: string, mimeType: string): PickedFile => ({
  name,
  mimeType,
  buffer: Buffer.from('<script>alert(1)</script>'),
});

/** A PDF larger than `bytes`. */
export const large = (name: string, bytes: number): PickedFile => {
  const small = pdf(name, 'large');
  return { ...small, buffer: Buffer.concat([small.buffer, Buffer.alloc(bytes, 0x20)]) };
};

export const text = (name: string): PickedFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from('Hello'),
});

/** A file above 2 MB with a PNG header, which no browser can decode and scale down. */
export const brokenPng = (name: string): PickedFile => {
  const small = png(name);
  return { ...small, buffer: Buffer.concat([small.buffer.subarray(0, 40), Buffer.alloc(2 * MB)]) };
};

/** A real photo or logo, as a file to choose. */
export const picked = async ({ name, type, bytes }: Photo): Promise<PickedFile> => ({
  name,
  mimeType: type,
  buffer: await bytes(),
});

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A realistic CV, named by its owner. */
export const realCv = (set: CvSet, file: string, name = file): PickedFile => ({
  name,
  mimeType: file.endsWith('.docx') ? DOCX : 'application/pdf',
  buffer: cvBytes(set, file),
});

/** The file as sent in an API call. */
export const asFile = ({ name, mimeType, buffer }: PickedFile) =>
  new File([new Uint8Array(buffer)], name, { type: mimeType });

/**
 * Builds a form the way a browser does: lists and objects as JSON, several files under a name with brackets.
 */
export function asForm(fields: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value instanceof File) data.append(name, value);
    else if (Array.isArray(value) && value[0] instanceof File)
      for (const file of value) data.append(`${name}[]`, file);
    else data.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return data;
}
