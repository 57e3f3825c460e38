import { type ApiDocument, dereference } from '../../compile/api/api-document.ts';
import type { ApiNode } from '../../compile/api/api-node.ts';
import type { Document } from '../../grammar/documents.ts';
import type { ScopeOf } from '../../run/value/scope.ts';

/** A JSON Schema of the API or of a form. */
export type Schema = ApiNode & {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
};

/** What the checker knows of a value: its type and whether it can be absent. */
export type KnownValue = {
  schema: Schema;
  /** It may be missing or null. */
  optional: boolean;
  /** It is the flat list of all matches of a path with [*]. */
  many: boolean;
  /** The schema of a page's `meta`, read as `rows.meta`. */
  meta?: Schema;
  /** Whether it is present depends on the visitor, so testing for its absence makes sense. */
  unsure?: boolean;
  /** Paths below it, as written (".user.id"), that an enclosing condition has proved present. */
  present?: readonly string[];
  /** Those of them that are lists with at least one row. */
  filled?: readonly string[];
  /** Set when its description is itself wrong: its type is unknown, and every path into it is accepted. */
  anything?: boolean;
};

/** The values that can be read, by name. */
export type Scope = ScopeOf<KnownValue>;

/** The document and scope of a check. */
export type Spot = { document: Document; scope: Scope };

export const ANYTHING: KnownValue = { schema: {}, optional: false, many: false, anything: true };

export function known(api: ApiDocument, schema: unknown, facts: Partial<KnownValue> = {}): KnownValue {
  const found = dereference<Schema | undefined>(api, schema);
  if (!found) return ANYTHING;
  const nullable = [found.type ?? []].flat().includes('null');
  return { many: false, ...facts, schema: found, optional: (facts.optional ?? false) || nullable };
}

/** The schema keywords that determine a value's type. */
type Typed = { type?: string | string[]; anyOf?: unknown; enum?: readonly unknown[]; const?: unknown };

/** Returns the types that a value can have, without null; none when the schema has no type. */
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

/** Whether a value matches the schema that is required. */
export function fits(given: KnownValue, wanted: Schema): boolean {
  const types = given.many ? ['array'] : typesOf(given.schema);
  const accepted = typesOf(wanted);
  if (types.length === 0 || accepted.length === 0) return true;
  return types.some((type) => accepted.includes(type) || (type === 'integer' && accepted.includes('number')));
}

/** Describes a value's type for findings: "a list", "text or a number" … */
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

/** Returns the texts and numbers that a value is limited to, if they are known. */
export function valuesOf(schema: Schema): unknown[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  return schema.enum?.filter((value) => value !== null);
}
