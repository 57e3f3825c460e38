import { ruleTexts } from '../../generated/rule-texts.ts';
import { isObject } from './conditions.ts';
import type { Errors, FieldSchema, FormModule, RuleError } from './form-module.ts';
import type { Mode } from './normalise.ts';
import { activeNodes, childNodes, declared } from './schema-walk.ts';
import { read } from './value-path.ts';

type Data = Readonly<Record<string, unknown>>;
type Finding = { path: (string | number)[]; keyword: string; params: Record<string, unknown> };

export type ValidateOptions = {
  /** In an update only what is sent is checked; null stands for a field that is to be cleared. */
  mode: Mode;
  /** Where fields that are not sent (`x-local`) are unknown: on the server. */
  sent?: boolean;
};

/**
 * Checks normalised data of a form and says each finding in the form's own words (`x-messages`), else in the
 * words of `schemas/messages/en.json` under `rules.`. Browser and server call this same function.
 */
export function validate(form: FormModule, data: Data, options: ValidateOptions): Errors {
  const errors: Errors = {};
  for (const finding of findings(form, data, options)) {
    const nodes = nodesAt(form.schema, data, finding.path);
    if (options.sent && nodes.some((node) => node['x-local'])) continue;
    const field = finding.path.join('.');
    errors[field] = [...new Set([...(errors[field] ?? []), messageOf(nodes, finding)])];
  }
  return errors;
}

function findings(form: FormModule, data: Data, { mode }: ValidateOptions): Finding[] {
  const given = mode === 'update' ? withoutNulls(data) : data;
  form.validate(given);
  const found = (form.validate.errors ?? []).filter((error) => error.keyword !== 'if').map(findingOf);
  const wanted = mode === 'update' ? found.filter((finding) => !isLeftAlone(finding, data)) : found;
  return [...wanted, ...siblingFindings([form.schema], given, given, [])];
}

function findingOf({ instancePath, keyword, params }: RuleError): Finding {
  const path = instancePath.split('/').slice(1).map(unescapePointer);
  if (keyword === 'required') path.push(String(params.missingProperty));
  return { path, keyword: keyword === 'x-file' ? String(params.rule) : keyword, params };
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function withoutNulls(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
}

/** A required field that an update does not mention stays as it is; one that it clears is missed. */
function isLeftAlone({ keyword, path }: Finding, data: Data): boolean {
  return keyword === 'required' && path.length === 1 && data[path[0]!] === undefined;
}

/**
 * Rules about what stands beside a value in its object: a list that it must be in (`x-options`, and `x-keys` for
 * the names of a map), a number that it must exceed (`x-gap`).
 */
function siblingFindings(
  schemas: FieldSchema[],
  value: unknown,
  holder: unknown,
  path: (string | number)[],
): Finding[] {
  if (value === undefined || value === null) return [];
  const nodes = schemas.flatMap((schema) => activeNodes(schema, value));
  const found: Finding[] = [];
  for (const node of nodes) {
    if (node['x-options']) {
      const allowed = [read(node['x-options'], holder)].flat();
      const chosen = Array.isArray(value) ? value : [value];
      if (!chosen.every((one) => allowed.includes(one)))
        found.push({ path, keyword: 'x-options', params: {} });
    }
    if (node['x-keys'] && isObject(value)) {
      const allowed = [read(node['x-keys'], holder)].flat();
      if (!Object.keys(value).every((key) => allowed.includes(key)))
        found.push({ path, keyword: 'x-keys', params: {} });
    }
    if (node['x-gap'] && typeof value === 'number') {
      const { over, by } = node['x-gap'];
      const other = read(over, holder);
      if (typeof other === 'number' && value < other + by)
        found.push({ path, keyword: 'x-gap', params: { limit: by } });
    }
  }
  // Rows and the values of a map belong to the object that holds the whole: their options stand beside it.
  const holdsItself = nodes.some((node) => node.properties);
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : isObject(value) && !nodes.some((node) => node['x-file'])
      ? Object.entries(value)
      : [];
  for (const [key, part] of parts) {
    const children = nodes.flatMap((node) => declared(node, key) ?? []);
    if (children.length)
      found.push(...siblingFindings(children, part, holdsItself ? value : holder, [...path, key]));
  }
  return found;
}

/** Everything the form says about the value at a path, the more particular last. */
function nodesAt(schema: FieldSchema, data: unknown, path: (string | number)[]): FieldSchema[] {
  let nodes = activeNodes(schema, data);
  let value = data;
  for (const part of path) {
    const key = Array.isArray(value) ? Number(part) : part;
    value = (value as Record<string | number, unknown> | undefined)?.[key];
    nodes = childNodes(nodes, key, value);
  }
  return nodes;
}

function messageOf(nodes: FieldSchema[], { keyword, params }: Finding): string {
  const own = nodes.map((node) => node['x-messages']?.[keyword]).filter((text) => text !== undefined);
  const texts: Record<string, string> = ruleTexts;
  const text = own.at(-1) ?? texts[particular(keyword, params)] ?? texts[keyword] ?? texts.const ?? keyword;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** Rules whose default text depends on what they ask for: "format.email", "type.integer". */
function particular(keyword: string, params: Finding['params']): string {
  const wanted = keyword === 'format' ? params.format : [params.type].flat().find((type) => type !== 'null');
  return `${keyword}.${wanted}`;
}
