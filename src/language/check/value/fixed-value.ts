import { type Schema, typeOfValue, typesOf } from './known-value.ts';

/**
 * Returns the schema of a fixed value; in a list, properties that all rows have are required, others
 * optional.
 */
export function literalSchema(value: unknown): Schema {
  const literal = { type: typeOfValue(value), const: value };
  if (Array.isArray(value)) return { ...literal, items: commonSchema(value.map(literalSchema)) };
  if (value === null || typeof value !== 'object') return literal;
  const properties = Object.entries(value).map(([name, inner]) => [name, literalSchema(inner)]);
  return {
    ...literal,
    type: 'object',
    required: Object.keys(value),
    properties: Object.fromEntries(properties),
  };
}

function commonSchema(all: readonly Schema[]): Schema {
  const types = [...new Set(all.flatMap(typesOf))];
  const names = [...new Set(all.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const properties = names.map((name) => {
    const schemas = all.flatMap(({ properties }): Schema[] => (properties?.[name] ? [properties[name]] : []));
    return [name, commonSchema(schemas)];
  });
  const items = all.flatMap(({ items }): Schema[] => (items ? [items] : []));
  return {
    type: types,
    required: names.filter((name) => all.every(({ required }) => required?.includes(name))),
    properties: Object.fromEntries(properties),
    ...(items.length > 0 && { items: commonSchema(items) }),
  };
}
