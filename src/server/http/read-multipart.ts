import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ruleTexts } from '../../../generated/rule-texts.ts';
import type { FieldSchema } from '../../shared/form-module.ts';
import { contentOf } from './content/file-content.ts';
import { safeFileName } from './file-name.ts';
import { JSON_LIMIT } from './read-json.ts';
import { Refusal } from './refusal.ts';
import { Upload } from './upload.ts';

export type FileField = {
  /** Media types. */
  accept: readonly string[];
  maxBytes: number;
  isList: boolean;
  tooLarge: string;
};

export type MultipartOptions = {
  /** Where files wait until the request is done. */
  folder: string;
  /** The fields that take files. */
  files: ReadonlyMap<string, FileField>;
  /** Called for each file before its first byte is on disk, so that none is forgotten. */
  onFile: (path: string) => void;
};

/** All texts of a form together may have as many bytes as one of them: as many as a JSON body. */
const LIMITS = { files: 40, fields: 400, parts: 440, fieldSize: JSON_LIMIT, headerPairs: 100 };

/** Reads the text parts as texts and streams the files to disk; lists and objects are decoded later, by schema. */
export async function readMultipart(
  request: FastifyRequest,
  { folder, files, onFile }: MultipartOptions,
): Promise<Record<string, unknown>> {
  const data = new Map<string, unknown>();
  const largest = Math.max(0, ...[...files.values()].map((file) => file.maxBytes));
  const limits = { ...LIMITS, fileSize: Math.max(largest, LIMITS.fieldSize) + 1 };
  let textBytes = 0;
  try {
    for await (const part of request.parts({ limits })) {
      const { name, isList } = fieldName(part.fieldname);
      if (part.type === 'field') {
        textBytes += lengthOf(part.value);
        if (textBytes > LIMITS.fieldSize) throw new Refusal(413, 'The request is too large.');
        addText(data, name, isList, part);
        continue;
      }
      const field = files.get(name);
      if (!field && part.mimetype === 'application/json') {
        const text = await textOf(part.file, LIMITS.fieldSize - textBytes);
        textBytes += text.length;
        addText(data, name, isList, { value: text });
        continue;
      }
      const upload = field ? await receive(part, field, folder, onFile) : await skip(part.file);
      if (upload === 'empty') continue;
      if (field?.isList) data.set(name, [...((data.get(name) as unknown[]) ?? []), upload]);
      else if (data.has(name)) throw Refusal.ofFields({ [name]: ['Only one file is allowed'] });
      else data.set(name, upload);
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return Object.fromEntries(data);
}

/** A part that calls itself JSON comes parsed, and is measured as what it is later. */
const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

const fieldName = (name: string) =>
  name.endsWith('[]') ? { name: name.slice(0, -2), isList: true } : { name, isList: false };

type Part = Pick<MultipartValue, 'value'> & Partial<Pick<MultipartValue, 'valueTruncated'>>;

function addText(data: Map<string, unknown>, name: string, isList: boolean, part: Part): void {
  if (part.valueTruncated) throw new Refusal(413, 'The request is too large.');
  const text = typeof part.value === 'string' ? part.value.toWellFormed() : part.value;
  if (isList) data.set(name, [...((data.get(name) as unknown[]) ?? []), text]);
  else if (data.has(name)) throw Refusal.ofFields({ [name]: ['This field is sent more than once'] });
  else data.set(name, text);
}

/** `empty` is what browsers send for a file field in which nothing was chosen. */
async function receive(
  part: MultipartFile,
  field: FileField,
  folder: string,
  onFile: (path: string) => void,
): Promise<Upload | 'empty'> {
  const path = join(folder, randomUUID());
  let size = 0;
  onFile(path);
  await pipeline(
    part.file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        // What comes after the limit is read and thrown away, so that the client gets to hear the answer.
        if (size <= field.maxBytes) yield chunk;
      }
    },
    // Flushed, because the database that will refer to it is, too.
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  if (size > field.maxBytes || part.file.truncated) {
    const name = fieldName(part.fieldname).name;
    throw new Refusal(413, field.tooLarge, { [name]: [field.tooLarge] });
  }
  if (size === 0 && !part.filename) return 'empty';
  const content = await contentOf(await readFile(path));
  const { type, objection } = content;
  if (objection && field.accept.includes(type)) {
    throw Refusal.ofFields({ [fieldName(part.fieldname).name]: [objection] });
  }
  if (content.size < size) await truncate(path, content.size);
  return new Upload({ name: safeFileName(part.filename, type), type, size: content.size, path });
}

/**
 * JSON that calls itself a file: what clients send that take the document at its word and give each list the media type
 * application/json.
 */
async function textOf(file: Readable, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  if (size > mostBytes) throw new Refusal(413, 'The request is too large.');
  return Buffer.concat(chunks).toString('utf8');
}

/** A file for a field that takes none; an object in its place lets validation say so. */
async function skip(file: Readable): Promise<Record<string, never>> {
  file.resume();
  await new Promise((done) => file.once('close', done).once('end', done).once('error', done));
  return {};
}

function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const { code = '', statusCode = 0 } = error as { code?: string; statusCode?: number };
  if (statusCode === 413 || /LIMIT/.test(code)) return new Refusal(413, 'The request is too large.');
  if (code === 'FST_INVALID_JSON_FIELD_ERROR')
    return new Refusal(400, 'A part of the request is not valid JSON.');
  // Whatever else the parser throws is about bytes that make no form, or names like __proto__.
  return error instanceof Error && !('syscall' in error)
    ? new Refusal(400, 'The request is not a valid form.')
    : error;
}

/** The fields of a form that take files, with the text for one that is too large. */
export function fileFields(schema: FieldSchema): Map<string, FileField> {
  const fields = new Map<string, FileField>();
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const item = property['x-file'] ? property : property.items;
    const rule = item?.['x-file'];
    if (!rule) continue;
    const own = property['x-messages']?.maxBytes ?? item?.['x-messages']?.maxBytes;
    const tooLarge = (own ?? ruleTexts.maxBytes ?? '').replace(
      '{limit}',
      `${Math.floor(rule.maxBytes / 1024 / 1024)}MB`,
    );
    fields.set(name, { ...rule, isList: item !== property, tooLarge });
  }
  return fields;
}
