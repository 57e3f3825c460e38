import { isObject } from '../../shared/conditions.ts';
import type { FieldSchema } from '../../shared/form-module.ts';
import { activeNodes, declared } from '../../shared/schema-walk.ts';
import { parseJson } from './json-text.ts';
import { refuseUnwieldy } from './unwieldy.ts';

/**
 * Turns text into the value that a schema asks for, where it says so exactly: `5`, `-0.25`, `true`, `1`, `[3, 8]`.
 * All else stays as it came, for validation to refuse: nothing is guessed, `""` and `null` are no numbers. Goes
 * through lists and objects, because ids in JSON bodies and rows in multipart bodies may be text too.
 */
export function decode(schema: FieldSchema, value: unknown): unknown {
  return decodeAs([schema], value);
}

function decodeAs(schemas: FieldSchema[], value: unknown): unknown {
  const nodes = schemas.flatMap((schema) => activeNodes(schema, value));
  if (nodes.length === 0 || nodes.some((node) => node['x-file'])) return value;
  const decoded = typeof value === 'string' ? decodeText(typesOf(nodes), value) : decodeNumber(nodes, value);
  if (Array.isArray(decoded)) return decoded.map((item, index) => decodeAs(declaredBy(nodes, index), item));
  if (!isObject(decoded)) return decoded;
  // Twice, because a condition may read a sibling that is still text the first time.
  return decodeProperties(schemas, decodeProperties(schemas, decoded));
}

function decodeProperties(schemas: FieldSchema[], value: Record<string, unknown>): Record<string, unknown> {
  const nodes = schemas.flatMap((schema) => activeNodes(schema, value));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, decodeAs(declaredBy(nodes, key), part)]),
  );
}

const declaredBy = (nodes: FieldSchema[], key: string | number): FieldSchema[] =>
  nodes.flatMap((node) => declared(node, key) ?? []);

function typesOf(nodes: FieldSchema[]): Set<string> {
  return new Set(
    nodes.flatMap((node) => {
      if (node.type) return node.type;
      const values = node.enum ?? (node.const === undefined ? [] : [node.const]);
      return values.map((value) => (value === null ? 'null' : typeof value));
    }),
  );
}

function decodeText(types: ReadonlySet<string>, text: string): unknown {
  if (types.has('string')) return text;
  const trimmed = text.trim();
  if ((types.has('number') || types.has('integer')) && /^-?\d{1,17}(\.\d{1,17})?$/.test(trimmed)) {
    return Number(trimmed);
  }
  if (types.has('boolean')) {
    if (trimmed === 'true' || trimmed === '1') return true;
    if (trimmed === 'false' || trimmed === '0') return false;
  }
  if (types.has('array') || types.has('object')) {
    const value = parsed(trimmed);
    refuseUnwieldy(value);
    return typeof value === 'object' && value !== null ? value : text;
  }
  return text;
}

/** What JSON text stands for; undefined for other text. */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** A yes-no field may be 1 or 0, as the specification writes some of them. */
function decodeNumber(nodes: FieldSchema[], value: unknown): unknown {
  if (value !== 0 && value !== 1) return value;
  const types = typesOf(nodes);
  return types.has('boolean') && !types.has('integer') && !types.has('number') ? value === 1 : value;
}
