import { posix } from 'node:path';
import { HEADER, literal } from '../../grammar/code-text.ts';
import type { Findings } from '../../grammar/findings.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, type Source, within } from '../../grammar/place.ts';
import { capital, wordsOf } from '../../run/value/words.ts';
import type { ApiNode } from './api-node.ts';

/** The text columns of a table by row, for the code behind its operations. */
export type TableTexts = Record<string, Record<string, string>>;

type Row = Readonly<Record<string, unknown>>;
export type Made = { paths?: Record<string, ApiNode>; schemas?: ApiNode };

/**
 * Expands the root's `x-tables: {name: {rows: table.yaml, each: [template.yaml]}}`: for each row of the
 * table, the paths and schemas of the templates with the row's values in place of `${…}`. The result is a
 * separate source for each table, which the root refers to.
 */
export function fillTables(
  root: ApiNode,
  open: (file: string) => Source | undefined,
  place: Place,
  findings: Findings,
): { root: ApiNode; sources: Source[]; tables: Record<string, TableTexts> } {
  const { 'x-tables': written = {}, ...rest } = root;
  const paths = { ...(rest.paths as Record<string, ApiNode>) };
  const components = rest.components as Record<string, ApiNode> | undefined;
  const schemas: ApiNode = { ...(components?.schemas as ApiNode | undefined) };
  const folder = posix.dirname(place.source.file);
  const openOrReport = (file: string, spot: Place) => {
    const source = open(posix.join(folder, file));
    if (!source) findings.add(spot, `there is no file "${file}"`);
    return source;
  };
  const sources: Source[] = [];
  const tables: Record<string, TableTexts> = {};
  for (const [name, { rows, each }] of Object.entries(written as Record<string, Written>)) {
    const spot = within(place, 'x-tables', name);
    const table = openOrReport(rows, spot);
    const templates = each.flatMap((file) => openOrReport(file, spot)?.value ?? []);
    if (!table) continue;
    tables[name] = textsOf(table);
    const value: Record<string, Made> = {};
    for (const [list, row] of Object.entries(table.value as Record<string, Row>)) {
      const where = { source: table, pointer: [list] };
      const made = templates.map((template) => fill(template, { list, ...row }, where, findings) as Made);
      const all = merge(made);
      value[list] = all;
      const refer = (...keys: string[]) => ({ $ref: `${rows}#/${[list, ...keys].map(escaped).join('/')}` });
      for (const [path, item] of Object.entries(all.paths))
        for (const method of Object.keys(item))
          paths[path] = { ...paths[path], [method]: refer('paths', path, method) };
      for (const schema of Object.keys(all.schemas)) schemas[schema] = refer('schemas', schema);
    }
    sources.push({ ...table, value, lineAt: (pointer) => table.lineAt(pointer.slice(0, 1)) });
  }
  return { root: { ...rest, paths, components: { ...components, schemas } }, sources, tables };
}

type Written = { rows: string; each: string[] };

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Joins what several templates make of one row; they may share paths. */
export function merge(parts: Made[]): Required<Made> {
  const paths: Record<string, ApiNode> = {};
  for (const part of parts)
    for (const [path, item] of Object.entries(part.paths ?? {})) paths[path] = { ...paths[path], ...item };
  return { paths, schemas: Object.assign({}, ...parts.map((part) => part.schemas ?? {})) };
}

const PLACEHOLDER = /\$\{(\w+)(?: as (\w+))?\}/g;
const WHOLE = new RegExp(`^${PLACEHOLDER.source}$`);

/**
 * Fills a template with a row's values. A text that is only a placeholder becomes the value itself; a list in
 * a list is spread, and `<<` adds the keys of other objects, as elsewhere in YAML.
 */
export function fill(node: unknown, row: Row, place: Place, findings: Findings): unknown {
  const columnOf = (name: string, form: string | undefined): unknown => {
    const write = form ? FORMS[form] : (value: unknown) => value;
    if (!Object.hasOwn(row, name)) findings.add(place, `the templates need "${name}"`);
    else if (write) return write(row[name]);
    else findings.add(place, `the templates write "as ${form}"${nearest(form!, Object.keys(FORMS))}`);
    return '';
  };
  const fillText = (text: string): unknown => {
    const whole = WHOLE.exec(text);
    if (whole) return columnOf(whole[1]!, whole[2]);
    return text.replace(PLACEHOLDER, (_, name: string, form?: string) => String(columnOf(name, form)));
  };
  const fillNode = (part: unknown): unknown => {
    if (typeof part === 'string') return fillText(part);
    if (Array.isArray(part)) return part.flatMap(fillNode);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(
      Object.entries(part).flatMap(([key, value]): [string, unknown][] => {
        const filled = fillNode(value);
        if (key !== '<<') return [[String(fillText(key)), filled]];
        return [filled].flat().flatMap((more) => Object.entries((more ?? {}) as ApiNode));
      }),
    );
  };
  return fillNode(node);
}

/** The forms of a placeholder's value: `${Name as words}`. */
const FORMS: Record<string, (value: unknown) => unknown> = {
  /** LanguageProficiency → language proficiency */
  words: (name) => wordsOf(String(name)),
  /** Language proficiency */
  Words: (name) => capital(wordsOf(String(name))),
  Text: (text) => capital(String(text)),
  a: (name) => withArticle(wordsOf(String(name))),
  A: (name) => capital(withArticle(wordsOf(String(name)))),
  /** language-proficiency */
  slug: (name) => wordsOf(String(name)).replaceAll(' ', '-'),
  names: (object) => Object.keys(object as ApiNode),
  integers: (object) =>
    Object.fromEntries(Object.keys(object as ApiNode).map((name) => [name, { type: 'integer' }])),
};

export const withArticle = (text: string) => `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`;

function textsOf(table: Source): TableTexts {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(
    Object.entries(table.value as Record<string, Row>).map(([list, row]) => [
      list,
      Object.fromEntries(Object.entries(row).filter(isText)),
    ]),
  );
}

/** Makes `generated/tables.ts`. */
export function tablesModule(tables: Record<string, TableTexts>): string {
  return `${HEADER}export const tables = ${literal(tables)} as const;\n`;
}
