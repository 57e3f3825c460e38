import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Node as YamlNode,
} from 'yaml';
import type { Findings } from './findings.ts';
import { mendJson } from './json-mistakes.ts';
import type { Source } from './place.ts';

/** Parses JSON; syntax errors and duplicate keys become findings. */
export function jsonSource(file: string, text: string, findings: Findings): Source {
  const { mistakes, text: mended } = mendJson(text);
  const isBroken = mended === undefined;
  for (const { line, message } of mistakes) findings.addWriting(file, line, message, isBroken);
  const tree = isBroken ? undefined : parseTree(mended);
  const lineOf = (offset: number) => (mended ?? text).slice(0, offset).split('\n').length;
  const onTwice = (key: string, offset: number) =>
    findings.addAt(file, lineOf(offset), `"${key}" occurs twice here; the second one hides the first`);
  return {
    file,
    value: tree && plainValue(tree, onTwice),
    isBroken,
    lineAt: (pointer) => {
      for (let length = pointer.length; tree && length > 0; length--) {
        const node = findNodeAtLocation(tree, [...pointer.slice(0, length)]);
        if (node) return lineOf(node.parent?.type === 'property' ? node.parent.offset : node.offset);
      }
      return 1;
    },
  };
}

function plainValue(node: Node, onTwice: (key: string, offset: number) => void): unknown {
  if (node.type === 'array') return (node.children ?? []).map((child) => plainValue(child, onTwice));
  if (node.type !== 'object') return node.value;
  const entries = new Map<string, unknown>();
  for (const property of node.children ?? []) {
    const [key, child] = property.children ?? [];
    if (!key || !child) continue;
    if (entries.has(key.value)) onTwice(key.value, key.offset);
    entries.set(key.value, plainValue(child, onTwice));
  }
  return Object.fromEntries(entries);
}

/** Parses YAML; syntax errors and duplicate keys become findings. */
export function yamlSource(file: string, text: string, findings: Findings): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  for (const error of document.errors)
    findings.addWriting(
      file,
      counter.linePos(error.pos[0]).line,
      `this is not valid YAML: ${error.message.split('\n')[0]}`,
      true,
    );
  for (const { name, offset } of cutTexts(document))
    findings.addAt(
      file,
      counter.linePos(offset).line,
      `a comma ends a text inside { }; put the text with "${name}" into quotes`,
    );
  return {
    file,
    value: document.errors.length ? {} : document.toJS(),
    isBroken: document.errors.length > 0,
    lineAt: (pointer) => {
      let node: unknown = document.contents;
      let offset = 0;
      for (const key of pointer) {
        const next = yamlChild(node, key);
        if (!next) break;
        offset = next.offset;
        node = next.node;
      }
      return counter.linePos(offset).line;
    },
  };
}

/**
 * Detects a trap of YAML: in `{ description: One, or none }` the text ends at the comma, and "or none" is a
 * key.
 */
function cutTexts(document: Document): { name: string; offset: number }[] {
  const found: { name: string; offset: number }[] = [];
  visit(document, {
    Pair: (_, { key, value }, ancestors) => {
      const holder = ancestors.at(-1);
      if (!isMap(holder) || holder.flow !== true || !isScalar(key) || value !== null) return;
      const name = String(key.value);
      if (/\s/.test(name)) found.push({ name, offset: key.range?.[0] ?? 0 });
    },
  });
  return found;
}

function yamlChild(node: unknown, key: string | number): { node: unknown; offset: number } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(key)] as YamlNode | undefined;
    return item && { node: item, offset: item.range?.[0] ?? 0 };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(
    (item) => isPair(item) && String((item.key as { value?: unknown }).value) === String(key),
  );
  return pair && { node: pair.value, offset: (pair.key as YamlNode).range?.[0] ?? 0 };
}
