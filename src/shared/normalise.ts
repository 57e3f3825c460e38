import { holds, isObject } from './conditions.ts';
import type { FieldSchema, FormModule } from './form-module.ts';
import { activeNodes, childNodes } from './schema-walk.ts';

type Data = Record<string, unknown>;

/** A new record needs everything that is required; a change says only what changes. */
export type Mode = 'create' | 'update';

/**
 * What both sides do to a form's data before they validate it: texts are trimmed (not passwords and rich text),
 * rows that were left blank dropped, `x-rules` that clear fields applied. Empty values count as missing; in an
 * update they clear the field, and become null.
 */
export function normalise(form: FormModule, data: Readonly<Data>, mode: Mode): Data {
  return cleanObject([form.schema], data, mode === 'update');
}

function cleanObject(schemas: FieldSchema[], data: Readonly<Data>, emptyClears: boolean): Data {
  const nodes = schemas.flatMap((schema) => activeNodes(schema, data));
  const entries = Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    const cleaned = clean(childNodes(nodes, key, value), value);
    if (cleaned === undefined) return [];
    if (cleaned !== null && cleaned !== '') return [[key, cleaned]];
    return emptyClears ? [[key, null]] : [];
  });
  const result: Data = Object.fromEntries(entries);
  const rules = nodes.flatMap((node) => node['x-rules'] ?? []).filter((rule) => holds(rule.when, result));
  for (const field of rules.flatMap((rule) => rule.clear ?? [])) {
    if (emptyClears) result[field] = null;
    else delete result[field];
  }
  return result;
}

function clean(nodes: FieldSchema[], value: unknown): unknown {
  if (nodes.length === 0 || nodes.some((node) => node['x-file'])) return value;
  if (typeof value === 'string') return cleanText(nodes, value);
  if (Array.isArray(value)) {
    return value
      .map((item, index) => clean(childNodes(nodes, index, item), item))
      .filter(
        (item, index) => item !== '' && !(isObject(item) && isBlankRow(childNodes(nodes, index, item), item)),
      );
  }
  return isObject(value) ? cleanObject(nodes, value, false) : value;
}

function cleanText(nodes: FieldSchema[], text: string): string {
  if (nodes.some((node) => node.contentMediaType === 'text/html')) return hasContent(text) ? text : '';
  return nodes.some((node) => node.writeOnly) ? text : text.trim();
}

/** Whether rich text says anything: editors leave an empty paragraph behind. */
function hasContent(html: string): boolean {
  return /<(img|hr)\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/gi, '') !== '';
}

/** A row that was added and left blank: nothing is filled in or ticked but what came with the row. */
function isBlankRow(nodes: FieldSchema[], row: Data): boolean {
  if (!nodes.some((node) => node.properties)) return false;
  return Object.entries(row).every(
    ([key, value]) => isBlank(value) || childNodes(nodes, key, value).some((node) => node.readOnly === true),
  );
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '' || value === false;
}
