import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FileField } from './file-field.ts';

/** Maximum size of one operation's body, in bytes. */
export type BodyBudget = {
  /** Everything except files: a JSON body, or all names and texts of a multipart form. */
  texts: number;
  /** Everything received. */
  whole: number;
};

/**
 * At least what a login needs, at most the longest form with all its rows: 590,000 characters, each of them
 * escaped.
 */
const TEXTS = { least: 4 * 1024, most: 4 * 1024 * 1024 };
/**
 * The limits where no rule sets one: characters of a text, which its pattern refuses sooner, and rows of a
 * list.
 */
export const DEFAULT_LIMITS = { characters: 500, rows: 400 };
/** The assumed number of files in a list without a limit. */
const OPEN_FILES = 20;
/** Bytes of an escaped character, and of the syntax around a value. */
const ESCAPED = 6;
const AROUND = 8;
/**
 * Bytes received only to be refused: an oversized file gets its field's message, and camera pictures can be
 * many times the limit.
 */
const IN_VAIN = 32 * 1024 * 1024;

/** The size of the largest body that its fields' rules could accept. */
export function bodyBudget(
  schemas: readonly FieldSchema[],
  files: ReadonlyMap<string, FileField>,
): BodyBudget {
  const needed = sum([...fieldBytes(schemas).values()]) + sum(schemas.map(bytesBesideFields));
  const texts = Math.min(TEXTS.most, Math.max(TEXTS.least, needed));
  const ofFiles = sum(
    [...files.values()].map(({ maxBytes, isList, maxItems }) =>
      isList ? maxBytes * (maxItems ?? OPEN_FILES) : maxBytes,
    ),
  );
  return { texts, whole: texts + (files.size ? ofFiles + IN_VAIN : texts) };
}

/** The bytes of each field that can be sent. A field of several forms is sent once. */
function fieldBytes(schemas: readonly FieldSchema[]): Map<string, number> {
  const bytes = new Map<string, number>();
  for (const { properties = {} } of schemas)
    for (const [name, field] of Object.entries(properties))
      if (!field.readOnly) bytes.set(name, Math.max(bytes.get(name) ?? 0, bytesOfField(name, field)));
  return bytes;
}

const bytesBesideFields = (schema: FieldSchema): number => bytesOf({ ...schema, properties: {} });

const bytesOfField = (name: string, field: FieldSchema): number => name.length + AROUND + bytesOf(field);

/** The bytes of the longest value as JSON, every character escaped; alternatives are added up. */
function bytesOf(schema: FieldSchema): number {
  const { properties = {}, items, additionalProperties, maxItems = DEFAULT_LIMITS.rows } = schema;
  const fields = sum(Object.entries(properties).map(([name, field]) => bytesOfField(name, field)));
  const rows = items ? maxItems * bytesOf(items) : 0;
  const others =
    typeof additionalProperties === 'object'
      ? DEFAULT_LIMITS.rows * (DEFAULT_LIMITS.characters + bytesOf(additionalProperties))
      : additionalProperties === true
        ? TEXTS.most
        : 0;
  const { allOf = [], anyOf = [], oneOf = [], then, else: otherwise } = schema;
  const parts = [...allOf, ...anyOf, ...oneOf, then ?? [], otherwise ?? []].flat();
  return AROUND + bytesOfText(schema) + fields + rows + others + sum(parts.map(bytesOf));
}

/** Numbers and booleans are shorter than the syntax counted around them. */
function bytesOfText({ type, maxLength, enum: values, const: only }: FieldSchema): number {
  if (only !== undefined || values)
    return Math.max(...(values ?? [only]).map((value) => ESCAPED * String(value).length));
  if (![type].flat().includes('string')) return 2 * AROUND;
  return ESCAPED * (maxLength ?? DEFAULT_LIMITS.characters);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
