import { posix } from 'node:path';
import type { Document, Documents } from '../../grammar/documents.ts';
import type { Findings } from '../../grammar/findings.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { FieldSchema } from '../../run/form/field-schema.ts';
import { isObject } from '../../run/value/matches.ts';

/** A schema as written: references not resolved, macros not expanded. */
export type WrittenSchema = FieldSchema & { $ref?: string; 'x-switch'?: Switch };
export type Switch = { on: string; cases: { in: unknown[]; then: WrittenSchema }[] };

/**
 * The keywords allowed beside a `$ref`: texts about the field, never another shape; so merging (as RJSF does)
 * and conjunction (as Ajv does) are equivalent.
 */
const ANNOTATIONS = ['title', 'description', 'default', 'x-messages'];

const origins = new WeakMap<object, { place: Place; use?: Place }>();

/** Returns where a resolved schema is written; for the target of a reference, `use` is the place that refers to it. */
export function originOf(schema: object): { place: Place; use?: Place } | undefined {
  return origins.get(schema);
}

/** Returns a schema with every `$ref` replaced by its target. A missing target is reported and left out. */
export function resolveReferences(
  written: unknown,
  place: Place,
  context: { documents: Documents; findings: Findings },
  path: string[] = [],
): WrittenSchema {
  return resolve(written, place, context, path) as WrittenSchema;
}

type Context = Parameters<typeof resolveReferences>[2];

function resolve(written: unknown, place: Place, context: Context, path: string[]): unknown {
  if (Array.isArray(written))
    return written.map((item, index) => resolve(item, within(place, index), context, path));
  if (written === null || typeof written !== 'object') return written;
  const node = written as Record<string, unknown>;
  if (typeof node.$ref === 'string') return referTo(node.$ref, node, place, context, path);
  const valued = withValues(node, place, context.findings);
  const isNames = NAMES.has(String(place.pointer.at(-1)));
  const entries = Object.entries(valued).filter(
    ([key, value]) => key !== '$schema' && (isNames || isReadable(key, value)),
  );
  const copy = Object.fromEntries(
    entries.map(([key, value]) => [key, resolve(value, within(place, key), context, path)]),
  );
  origins.set(copy, { place });
  return copy;
}

/** Keywords whose values must be lists or objects; the grammar reports others, which are left out here. */
const LISTS = new Set(['required', 'enum', 'anyOf', 'allOf', 'x-rules']);
const OBJECTS = new Set([
  'properties',
  'items',
  'if',
  'then',
  'else',
  'x-messages',
  'x-labels',
  'x-file',
  'x-switch',
]);

/** Keywords whose keys are names, which may coincide with a keyword. */
const NAMES = new Set(['properties', 'x-messages', 'x-labels', 'when', '$defs']);

function isReadable(keyword: string, value: unknown): boolean {
  if (LISTS.has(keyword)) return Array.isArray(value);
  return !OBJECTS.has(keyword) || isObject(value);
}

/** Adds the allowed values of a field with labels: the keys of its `x-labels`. */
function withValues(
  node: Record<string, unknown>,
  place: Place,
  findings: Findings,
): Record<string, unknown> {
  const { 'x-labels': labels, enum: written, type } = node;
  if (!isObject(labels)) return node;
  const isText = [type ?? 'string'].flat().includes('string');
  const values = Object.keys(labels).map((key) => (isText ? key : keyValue(key)));
  if (JSON.stringify(written) === JSON.stringify(values))
    findings.add(within(place, 'enum'), 'the values follow from "x-labels"; leave "enum" out');
  if (written !== undefined) return node;
  const after = type === undefined ? 'x-labels' : 'type';
  return Object.fromEntries(
    Object.entries(node).flatMap((entry) => (entry[0] === after ? [entry, ['enum', values]] : [entry])),
  );
}

/** Returns the number or boolean of a label's key. */
const keyValue = (key: string): unknown =>
  /^(true|false|0|[1-9]\d*)$/.test(key) ? (JSON.parse(key) as unknown) : key;

function referTo(
  reference: string,
  node: Record<string, unknown>,
  place: Place,
  context: Context,
  path: string[],
): WrittenSchema {
  const { findings, documents } = context;
  const at = within(place, '$ref');
  const target = findTarget(reference, place, documents);
  if ('missing' in target) {
    findings.add(at, target.missing, target.about);
    return unknown(target.about);
  }
  if (path.includes(target.key)) {
    const about = `circle ${target.key}`;
    findings.addCause(at, `"${reference}" leads back to itself`, about);
    return unknown(about);
  }
  const base = resolve(target.value, target.place, context, [...path, target.key]) as WrittenSchema;
  const lost = lostBy.get(base);
  if (lost !== undefined) {
    findings.add(at, `nothing is known of "${reference}"`, lost);
    return base;
  }
  const beside: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' || key === '$schema') continue;
    if (ANNOTATIONS.includes(key)) beside[key] = value;
    else
      findings.add(
        within(place, key),
        `"${key}" beside a $ref would change its shape; only ${ANNOTATIONS.join(', ')} may stand there`,
      );
  }
  const messages = { ...base['x-messages'], ...(beside['x-messages'] as Record<string, string> | undefined) };
  const merged: WrittenSchema = { ...base, ...beside };
  if (Object.keys(messages).length) merged['x-messages'] = messages;
  origins.set(merged, { place: origins.get(base)?.place ?? target.place, use: place });
  return merged;
}

/** Schemas with a missing target, and what is missing; further findings about them are dropped. */
const lostBy = new WeakMap<object, string>();

function unknown(about: string): WrittenSchema {
  const schema = {};
  lostBy.set(schema, about);
  return schema;
}

type Missing = { missing: string; about: string };
type Target = { value: unknown; place: Place; key: string };

/** Returns the target of a reference such as `../../fields/cv.json` or `2-basic.json#/schema/properties/gender`. */
function findTarget(reference: string, place: Place, documents: Documents): Target | Missing {
  const [path = '', fragment = ''] = reference.split('#');
  const file = path ? posix.join(posix.dirname(place.source.file), path) : place.source.file;
  const document: Document | undefined = documents.byFile.get(file);
  if (!document) {
    const folder = posix.dirname(place.source.file);
    const files = [...documents.byFile.keys()].map((known) => posix.relative(folder, known));
    return { missing: `there is no file "${path}"${nearest(path, files)}`, about: `file ${file}` };
  }
  const pointer = fragment
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value: unknown = document.value;
  for (const [depth, part] of pointer.entries()) {
    const holder = value as Record<string, unknown> | undefined;
    if (holder === null || typeof holder !== 'object' || !Object.hasOwn(holder, part)) {
      const known = holder && typeof holder === 'object' ? Object.keys(holder) : [];
      const written = pointer.slice(0, depth + 1).join('/');
      return { missing: `"${file}" has no "${written}"${nearest(part, known)}`, about: part };
    }
    value = holder[part];
  }
  return { value, place: { source: document.source, pointer }, key: `${file}#${fragment}` };
}
