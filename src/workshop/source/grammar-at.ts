import { findNodeAtLocation, getNodeValue, type JSONPath, parseTree } from 'jsonc-parser';
import type { Grammar, GrammarNode } from '../workshop-api.ts';

/** What the grammar says of a place in a document: every alternative that the values around it leave open. */
export function grammarAt(grammar: Grammar, folder: string, text: string, path: JSONPath): GrammarNode[] {
  const tree = parseTree(text);
  const valueAt = (at: JSONPath): unknown => {
    const node = tree && findNodeAtLocation(tree, at);
    return node && getNodeValue(node);
  };
  const start = grammar.documents[folder];
  let nodes: GrammarNode[] = start === undefined ? [] : [{ $ref: start }];
  path.forEach((key, index) => {
    const value = valueAt(path.slice(0, index));
    nodes = nodes.flatMap((node) => expanded(grammar, node, value)).flatMap((node) => stepInto(node, key));
  });
  const value = valueAt(path);
  return nodes.flatMap((node) => expanded(grammar, node, value));
}

function stepInto(
  { properties, additionalProperties, items }: GrammarNode,
  key: string | number,
): GrammarNode[] {
  if (typeof key === 'number') return items ? [items] : [];
  const named = properties?.[key];
  if (named) return [named];
  return typeof additionalProperties === 'object' ? [additionalProperties] : [];
}

/** Returns a node and what it refers to, the nearest description first. */
function expanded(grammar: Grammar, node: GrammarNode, value: unknown): GrammarNode[] {
  const { $ref, anyOf = [], allOf = [], ...own } = node;
  const all = [
    ...($ref === undefined ? [] : [grammar.$defs[$ref.split('/').at(-1)!] ?? {}]),
    ...anyOf,
    ...allOf.flatMap((one) => {
      if (!one.if) return [one];
      return one.then && fits(one.if, value) ? [one.then] : [];
    }),
  ];
  const said = Object.keys(own).length > 0 ? [own] : [];
  return [...said, ...all.flatMap((one) => expanded(grammar, one, value))];
}

/** Whether a value has the properties that a condition names. */
function fits({ properties = {} }: GrammarNode, value: unknown): boolean {
  const object = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return Object.entries(properties).every(([key, { const: wanted }]) => object[key] === wanted);
}

/** The keys that an object may still have, each with what it means. */
export function keysIn(
  nodes: readonly GrammarNode[],
  taken: readonly string[],
): Map<string, { about: string; isRequired: boolean }> {
  const keys = new Map<string, { about: string; isRequired: boolean }>();
  for (const { properties = {}, required = [] } of nodes)
    for (const [key, { description = '' }] of Object.entries(properties))
      if (!taken.includes(key) && !keys.has(key))
        keys.set(key, { about: description, isRequired: required.includes(key) });
  return keys;
}

/** The values that a place may have, as JSON. */
export function valuesIn(nodes: readonly GrammarNode[]): string[] {
  const values = nodes.flatMap(({ enum: words = [], const: only, examples = [], type }) => [
    ...words,
    ...(only === undefined ? [] : [only]),
    ...examples,
    ...(type === 'boolean' ? [true, false] : []),
  ]);
  return [...new Set(values.map((value) => JSON.stringify(value)))];
}
