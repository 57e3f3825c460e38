import { isScalar } from './check-grammar.ts';
import { mapValues, type Scalar, type Struct, type Tagged, type Type, vocabulary } from './vocabulary.ts';

type JsonSchema = Record<string, unknown>;

const COMMENT = 'Written by `npm run generate` from vocabulary.json. Do not edit.';
const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const DEFINITIONS = 'definitions.schema.json';

/**
 * Makes `schemas/meta/*.schema.json`: the vocabulary as JSON Schema, for completion and validation in
 * editors. Existing names are suggested, not enforced; `npm run schemas:check` verifies them.
 */
export function metaSchemas(namesOf: (what: string) => string[]): Map<string, string> {
  const { kinds, structs, unions, tagged, scalars } = vocabulary;
  const definitions: Record<string, JsonSchema> = {
    ...mapValues(scalars, (scalar) => scalarSchema(scalar, namesOf)),
    ...mapValues(unions, typeSchema),
    ...mapValues(structs, structSchema),
    ...Object.assign({}, ...Object.entries(tagged).map(([name, one]) => taggedSchemas(name, one))),
  };
  const files: [string, JsonSchema][] = Object.entries(kinds).map(([kind, type]) => [
    `${kind}.schema.json`,
    {
      $schema: DRAFT,
      $comment: COMMENT,
      title: kind,
      $ref: `${DEFINITIONS}#/$defs/${(type as { name: string }).name}`,
    },
  ]);
  files.push([DEFINITIONS, { $schema: DRAFT, $comment: COMMENT, $defs: definitions }]);
  return new Map(
    files.map(([file, schema]) => [`schemas/meta/${file}`, `${JSON.stringify(schema, null, 2)}\n`]),
  );
}

function typeSchema(type: Type): JsonSchema {
  switch (type.is) {
    case 'named':
      return { $ref: `#/$defs/${type.name}` };
    case 'list':
      return {
        type: 'array',
        items: typeSchema(type.of),
        minItems: 1,
        ...(isScalar(type.of) && { uniqueItems: true }),
      };
    case 'record':
      return { type: 'object', additionalProperties: typeSchema(type.of) };
    case 'union':
      return { anyOf: type.of.map(typeSchema) };
    case 'words':
      return { enum: type.words };
    case 'literal':
      return { const: type.value };
  }
}

function scalarSchema(
  { json, pattern, enum: words, minimum, about, names }: Scalar,
  namesOf: (what: string) => string[],
): JsonSchema {
  const known = names ? namesOf(names) : [];
  return {
    description: about,
    ...(json !== undefined && { type: json }),
    ...(pattern !== undefined && { pattern }),
    ...(words && { enum: words }),
    ...(minimum !== undefined && { minimum }),
    ...(known.length && { examples: known }),
  };
}

function structSchema({ keys, others }: Struct): JsonSchema {
  const required = Object.entries(keys)
    .filter(([, key]) => key.required)
    .map(([name]) => name);
  const properties = mapValues(keys, ({ type, about }) => ({
    ...typeSchema(type),
    ...(about && { description: about }),
  }));
  return {
    type: 'object',
    properties: { $schema: { type: 'string' }, ...properties },
    ...(required.length && { required }),
    additionalProperties: others ? typeSchema(others) : false,
  };
}

/** Returns a schema for the tag, and one for each of its values. */
function taggedSchemas(name: string, { by, variants }: Tagged): Record<string, JsonSchema> {
  const tags = Object.keys(variants);
  const whole = {
    type: 'object',
    required: [by],
    properties: { [by]: { enum: tags } },
    allOf: tags.map((tag) => ({
      if: { required: [by], properties: { [by]: { const: tag } } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
      then: { $ref: `#/$defs/${name}-${tag}` },
    })),
  };
  const each = tags.map((tag) => [`${name}-${tag}`, structSchema(variants[tag]!)]);
  return { [name]: whole, ...Object.fromEntries(each) };
}
