import type { FieldSchema } from '../../../language/run/form/field-schema.ts';
import type { FileField } from './file-field.ts';

/** How many bytes one operation's body may have. */
export type BodyBudget = {
  /** All that is no file: a JSON body, or the names and texts of a form together. */
  texts: number;
  /** Everything that comes over the wire. */
  whole: number;
};

/** Every body may have as much as a login needs, and none more than the longest form: a vacancy with all its questions. */
const TEXTS = { least: 4 * 1024, most: 1024 * 1024 };
/**
 * What is allowed where a rule sets no limit: characters of a text, rows of a list. Its pattern or its lookup refuses
 * sooner.
 */
const OPEN = { characters: 500, rows: 400 };
/** Files of a list without a limit. */
const OPEN_FILES = 20;
/** Bytes of one character when it is written as an escape, and what stands around a value. */
const ESCAPED = 6;
const AROUND = 8;
/**
 * How many bytes are received only to be refused: who picks a file that is too large gets that field's message, and the
 * picture of a new camera can be many times as large as is allowed.
 */
const IN_VAIN = 32 * 1024 * 1024;

/** The largest body that its fields' rules could accept. */
export function bodyBudget(
  schemas: readonly FieldSchema[],
  files: ReadonlyMap<string, FileField>,
): BodyBudget {
  const needed = sum(schemas.map((schema) => bytesOf(withoutFacts(schema))));
  const texts = Math.min(TEXTS.most, Math.max(TEXTS.least, needed));
  const ofFiles = sum(
    [...files.values()].map(({ maxBytes, isList, maxItems }) =>
      isList ? maxBytes * (maxItems ?? OPEN_FILES) : maxBytes,
    ),
  );
  return { texts, whole: texts + (files.size ? ofFiles + IN_VAIN : texts) };
}

/** What the server adds, nobody sends. */
const withoutFacts = ({ properties = {}, ...schema }: FieldSchema): FieldSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(properties).filter(([, { readOnly }]) => !readOnly)),
});

/** Bytes of the longest value as JSON text, every character of it escaped; alternatives count together. */
function bytesOf(schema: FieldSchema): number {
  const { properties = {}, items, additionalProperties, maxItems = OPEN.rows } = schema;
  const fields = sum(
    Object.entries(properties).map(([name, field]) => name.length + AROUND + bytesOf(field)),
  );
  const rows = items ? maxItems * bytesOf(items) : 0;
  const others =
    typeof additionalProperties === 'object'
      ? OPEN.rows * (OPEN.characters + bytesOf(additionalProperties))
      : additionalProperties === true
        ? TEXTS.most
        : 0;
  const { allOf = [], anyOf = [], oneOf = [], then, else: otherwise } = schema;
  const parts = [...allOf, ...anyOf, ...oneOf, then ?? [], otherwise ?? []].flat();
  return AROUND + bytesOfText(schema) + fields + rows + others + sum(parts.map(bytesOf));
}

/** Numbers and yes-no fields are shorter than what may stand around them. */
function bytesOfText({ type, maxLength, enum: values, const: only }: FieldSchema): number {
  if (only !== undefined || values)
    return Math.max(...(values ?? [only]).map((value) => ESCAPED * String(value).length));
  if (![type].flat().includes('string')) return 2 * AROUND;
  return ESCAPED * (maxLength ?? OPEN.characters);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
