import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ruleMessage } from '../../../../language/run/form/validate.ts';
import { sanitizeUpload } from '../../files/sanitize-upload.ts';
import type { Upload } from '../../files/upload.ts';
import type { ScanFile } from '../../files/virus-scanner.ts';
import { Refusal } from '../../messages/refusal.ts';
import { coded } from '../../messages/say.ts';
import type { BodyBudget } from './body-budget.ts';
import type { FileField } from './file-field.ts';
import { parseJson } from './json-text.ts';
import { MAX_VALUES, refuseOversized } from './size-limits.ts';

export type MultipartOptions = {
  /** The folder for temporary files until the call ends. */
  folder: string;
  /** Scans each file for viruses; null: no scanner. */
  scan: ScanFile | null;
  files: ReadonlyMap<string, FileField>;
  /** The names of all fields; a part with another name ends the reading. */
  fields: ReadonlySet<string>;
  budget: BodyBudget;
  /** Called for each file before its first byte is written, so that every file gets removed in the end. */
  onFile: (path: string) => void;
};

/** Maximum number of parts in a body, and length of each part's head. */
const LIMITS = { files: 40, texts: 400, headerPairs: 20, headerSize: 8 * 1024 };

/**
 * Reads the text parts as texts and streams the files to disk; lists and objects are decoded later, by
 * schema.
 */
export async function readMultipart(
  request: FastifyRequest,
  { folder, scan, files, fields, budget, onFile }: MultipartOptions,
): Promise<Record<string, unknown>> {
  const data = new Map<string, unknown>();
  const largest = Math.max(0, ...[...files.values()].map((file) => file.maxBytes));
  const most = LIMITS.files + LIMITS.texts;
  const limits = { ...LIMITS, files: most, parts: most, fileSize: Math.max(largest, budget.texts) + 1 };
  if (Number(request.headers['content-length'] ?? 0) > budget.whole) throw tooLarge();
  const counted = { files: 0, texts: 0, textBytes: 0, values: 0 };
  const count = (what: keyof typeof counted, more: number, most: number) => {
    counted[what] += more;
    if (counted[what] > most) throw tooLarge();
  };
  // Every part is read as a file stream: the parser would buffer other parts as texts, and parse those
  // labelled JSON.
  const parts = request.files({ limits, isPartAFile: () => true });
  let next = parts.next();
  const wire = wireLimit(request.raw, budget.whole, most + 1);
  try {
    for (;;) {
      const { value: part, done } = await wire.within(next);
      if (done) break;
      const { name, isList } = fieldName(part.fieldname);
      if (!fields.has(name))
        throw Refusal.ofFields({ [shortName(name)]: [ruleMessage('additionalProperties')] });
      const field = files.get(name);
      count('textBytes', part.fieldname.length + (part.filename?.length ?? 0), budget.texts);
      if (isText(part, field)) {
        count('texts', 1, LIMITS.texts);
        const text = await wire.within(textOf(part.file, budget.texts - counted.textBytes));
        count('textBytes', text.length, budget.texts);
        const value = part.mimetype === JSON_TYPE ? jsonOf(text) : text.toString('utf8');
        count('values', refuseOversized(value), MAX_VALUES);
        addText(data, name, isList, value);
      } else {
        count('files', 1, LIMITS.files);
        if (field && !field.isList && data.has(name))
          throw Refusal.ofFields({ [name]: [coded('request.one_file')] });
        const upload = field
          ? await receive(part, field, { folder, scan, onFile, signal: wire.signal, address: request.ip })
          : {};
        // A file for a field that takes none becomes an object, for validation to refuse.
        if (!field) part.file.resume();
        if (upload !== 'empty')
          data.set(name, field?.isList ? [...((data.get(name) as unknown[]) ?? []), upload] : upload);
      }
      next = parts.next();
    }
  } catch (error) {
    // The rest is received but not parsed: each part costs time that blocks every other call.
    request.raw.unpipe().resume();
    throw refusalOf(error);
  } finally {
    wire.forget();
  }
  return Object.fromEntries(data);
}

/**
 * Counts all received bytes, including those between parts and beyond a file's limit, and the parts. The
 * parser counts parts too, but keeps reading beyond its limit, and reports it only once the earlier parts
 * have been read.
 */
function wireLimit(raw: IncomingMessage, mostBytes: number, mostParts: number) {
  const delimiter = delimiterOf(raw);
  const over = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    over.signal.addEventListener('abort', () => reject(tooLarge()), { once: true });
  });
  ended.catch(() => undefined);
  let bytes = 0;
  let parts = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (delimiter) parts += occurrences(chunk, delimiter);
    if (bytes <= mostBytes && parts <= mostParts) return;
    raw.off('data', count);
    raw.unpipe().resume();
    over.abort(tooLarge());
  };
  // Counted only after the parser listens: the first listener starts the flow, and the parser would miss the
  // start.
  raw.on('data', count);
  return {
    signal: over.signal,
    within: <T>(work: Promise<T>): Promise<T> => Promise.race([work, ended]),
    forget: () => raw.off('data', count),
  };
}

/** The bytes between parts and after the last one. */
function delimiterOf({ headers }: IncomingMessage): Buffer | null {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers['content-type'] ?? '') ?? [];
  const boundary = quoted ?? plain;
  return boundary ? Buffer.from(`\r\n--${boundary}`, 'latin1') : null;
}

function occurrences(chunk: Buffer, text: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(text); at >= 0; at = chunk.indexOf(text, at + text.length)) count += 1;
  return count;
}

/** Shortens an unknown name for the error. */
const shortName = (name: string): string => name.replaceAll('\0', '').slice(0, 100);

const JSON_TYPE = 'application/json';

/**
 * Browsers send a file name for files, and a file without a type counts as one. But some clients follow the
 * document literally and give each list its media type, which sends JSON as a file, too.
 */
const isText = ({ filename, mimetype }: MultipartFile, field: FileField | undefined): boolean =>
  (filename === undefined && mimetype !== 'application/octet-stream') || (!field && mimetype === JSON_TYPE);

const fieldName = (name: string) =>
  name.endsWith('[]') ? { name: name.slice(0, -2), isList: true } : { name, isList: false };

function addText(data: Map<string, unknown>, name: string, isList: boolean, value: unknown): void {
  const text = typeof value === 'string' ? value.toWellFormed() : value;
  if (isList) data.set(name, [...((data.get(name) as unknown[]) ?? []), text]);
  else if (data.has(name)) throw Refusal.ofFields({ [name]: [coded('request.sent_twice')] });
  else data.set(name, text);
}

/** The value of a part labelled JSON; the text if it is not JSON, for the field's rules to refuse. */
function jsonOf(bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    if (error instanceof RangeError) throw new Refusal(400, coded('request.too_deep'));
    throw error;
  }
}

const tooLarge = () => new Refusal(413, coded('request.too_large'));

type Receiving = Pick<MultipartOptions, 'folder' | 'scan' | 'onFile'> & {
  signal: AbortSignal;
  address: string;
};

/** Receives one file; returns `empty` for the empty file that browsers send when nothing was chosen. */
async function receive(
  part: MultipartFile,
  field: FileField,
  { folder, scan, onFile, signal, address }: Receiving,
): Promise<Upload | 'empty'> {
  const path = join(folder, randomUUID());
  let size = 0;
  onFile(path);
  // Flushed to disk, like the database that will reference it.
  const kept = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const closed = new Promise<void>((done) => kept.once('close', () => done()));
  await pipeline(
    part.file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        // Bytes beyond the limit are read and dropped, so that the client receives the answer.
        if (size <= field.maxBytes) yield chunk;
      }
    },
    kept,
    { signal },
    // A failed pipeline does not wait for a file that is still being opened: removed too early, it would stay
    // behind.
  ).finally(() => closed);
  if (size > field.maxBytes || part.file.truncated) {
    const name = fieldName(part.fieldname).name;
    const message = field.tooLarge();
    throw new Refusal(413, { ...tooLarge().says, text: message.text }, { [name]: [message] });
  }
  if (size === 0 && !part.filename) return 'empty';
  const name = fieldName(part.fieldname).name;
  return sanitizeUpload({ path, filename: part.filename, field: name, accept: field.accept, scan, address });
}

/** Reads a text with this maximum number of bytes. */
async function textOf(file: Readable, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const { code = '', statusCode = 0 } = error as { code?: string; statusCode?: number };
  if (statusCode === 413 || code === 'ABORT_ERR' || /LIMIT/.test(code)) return tooLarge();
  // Other parser errors are about malformed bytes, or names like __proto__.
  return error instanceof Error && !('syscall' in error) ? new Refusal(400, coded('request.no_form')) : error;
}
