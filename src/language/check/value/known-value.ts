import { type ApiDocument, dereference } from '../../compile/api/api-document.ts';
import type { ApiNode } from '../../compile/api/api-node.ts';
import type { Document } from '../../grammar/documents.ts';
import type { ScopeOf } from '../../run/value/scope.ts';

/** A JSON Schema as the API and the forms write it. */
export type Schema = ApiNode & {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
};

/** What is known of a value before there is one. */
export type KnownValue = {
  schema: Schema;
  /** It may be missing or null. */
  optional: boolean;
  /** It is a list of everything that a path with [*] finds. */
  many: boolean;
  /** Of a page of rows: the numbers that come with it, read as `rows.meta`. */
  meta?: Schema;
  /** Whether it is there depends on the visitor, so that asking for its absence makes sense. */
  unsure?: boolean;
  /** Paths below it, as they are written (".user.id"), that a condition around has found to be there. */
  present?: readonly string[];
  /** Nothing is known, because what would say it is wrong itself; every path into it is taken as right. */
  anything?: boolean;
};

/** What values may be read from, by name. */
export type Scope = ScopeOf<KnownValue>;

/** Where a check stands: in which document, with what in reach. */
export type Spot = { document: Document; scope: Scope };

export const ANYTHING: KnownValue = { schema: {}, optional: false, many: false, anything: true };

export function known(api: ApiDocument, schema: unknown, facts: Partial<KnownValue> = {}): KnownValue {
  const found = dereference<Schema | undefined>(api, schema);
  if (!found) return ANYTHING;
  const nullable = [found.type ?? []].flat().includes('null');
  return { many: false, ...facts, schema: found, optional: (facts.optional ?? false) || nullable };
}

/** What of a schema tells the types of a value. */
type Typed = { type?: string | string[]; anyOf?: unknown; enum?: readonly unknown[]; const?: unknown };

/** The types that a value can have, null aside; none when nothing is said. */
export function typesOf({ type, anyOf, enum: values, const: only }: Typed): string[] {
  if (type !== undefined) return [type].flat().filter((one) => one !== 'null');
  if (Array.isArray(anyOf)) return [...new Set((anyOf as Schema[]).flatMap(typesOf))];
  const samples = values ?? (only === undefined ? [] : [only]);
  return [...new Set(samples.filter((value) => value !== null).map(typeOfValue))];
}

export function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Whether a value so described may stand where another schema is asked for. */
export function fits(given: KnownValue, wanted: Schema): boolean {
  const types = given.many ? ['array'] : typesOf(given.schema);
  const accepted = typesOf(wanted);
  if (types.length === 0 || accepted.length === 0) return true;
  return types.some((type) => accepted.includes(type) || (type === 'integer' && accepted.includes('number')));
}

/** "a list", "text or a number" … for findings. */
export function describeType({ schema, many }: KnownValue): string {
  const words: Record<string, string> = {
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of values',
    null: 'nothing',
  };
  const types = many ? ['array'] : typesOf(schema);
  return types.map((type) => words[type] ?? type).join(' or ') || 'anything';
}

/** The texts and numbers that a value can only be, if they are known. */
export function valuesOf(schema: Schema): unknown[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  return schema.enum?.filter((value) => value !== null);
}
