import type { ApiNode } from './api-node.ts';

const META = {
  total: { type: 'integer', description: 'All rows that fit.' },
  page: { type: 'integer' },
  per_page: { type: 'integer' },
};

const CURSOR_META = {
  total_is_capped: {
    type: 'boolean',
    description: 'Whether there are more than `total`: of many rows, not all are counted.',
  },
  next_cursor: {
    type: ['string', 'null'],
    description: 'The `cursor` of the page behind this one; null when there is none.',
  },
};

/**
 * Expands a response written as `x-data` (one record), `x-list` (a page of rows with `meta`; `x-meta` extends
 * `meta`, `x-cursor` adds the metadata of a list with `cursor`) or `x-rows` (a whole list). A name stands for
 * the schema; rows may also be given as property → type. `x-message` is the answer's message, or an `{
 * example }` of it if the handler sets it; `x-example` is an example of the data.
 */
export function answerOf(node: ApiNode): ApiNode {
  const {
    'x-data': one,
    'x-list': page,
    'x-rows': rows,
    'x-meta': ownMeta,
    'x-cursor': hasCursor,
    'x-message': message = '',
    'x-example': example,
    ...response
  } = node;
  const moreMeta = ownMeta as ApiNode | undefined;
  const data =
    'x-data' in node ? schemaNamed(one) : { type: 'array', items: schemaNamed(page ?? rowType(rows)) };
  const meta = page === undefined ? moreMeta : { ...META, ...(hasCursor ? CURSOR_META : {}), ...moreMeta };
  const schema = {
    type: 'object',
    required: ['status', 'message', 'data', ...(meta ? ['meta'] : [])],
    properties: {
      status: { const: true },
      message: { type: 'string' },
      data,
      ...(meta && { meta: { type: 'object', required: Object.keys(meta), properties: meta } }),
    },
  };
  const media: ApiNode = { schema };
  if (example !== undefined) {
    media.example = { status: true, message: exampleOf(message), data: example };
    if (meta)
      (media.example as ApiNode).meta = {
        ...(page === undefined ? {} : exampleMeta(example)),
        ...exampleFacts(example, moreMeta),
        ...(hasCursor ? { total_is_capped: false, next_cursor: null } : {}),
      };
  }
  return { ...response, 'x-message': message, content: { 'application/json': media } };
}

const exampleOf = (message: unknown) =>
  typeof message === 'string' ? message : (message as ApiNode).example;

function schemaNamed(schema: unknown): unknown {
  return typeof schema === 'string' ? { $ref: `#/components/schemas/${schema}` } : schema;
}

/** Turns `{ city: string, country_id: integer }` into a schema. */
function rowType(rows: unknown): unknown {
  if (typeof rows === 'string') return rows;
  const properties = Object.entries(rows as Record<string, unknown>).map(([name, type]) => [
    name,
    typeof type === 'string' ? { type } : type,
  ]);
  return {
    type: 'object',
    required: properties.map(([name]) => name),
    properties: Object.fromEntries(properties),
  };
}

const totalOf = (example: unknown) => (Array.isArray(example) ? example.length : 0);

const exampleMeta = (example: unknown): ApiNode => ({ total: totalOf(example), page: 1, per_page: 20 });

/** Returns examples of an answer's own facts: the given one, else the number of rows. */
const exampleFacts = (example: unknown, facts: ApiNode = {}): ApiNode =>
  Object.fromEntries(
    Object.entries(facts as Record<string, ApiNode>).map(([name, { type, example: given }]) => [
      name,
      given ?? (type === 'boolean' ? false : totalOf(example)),
    ]),
  );
