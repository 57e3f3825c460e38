import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { isMap, isPair, isSeq, LineCounter, parseDocument, type Node as YamlNode } from 'yaml';
import type { Findings, Pointer } from './findings.ts';
import { firstMistake } from './json-mistakes.ts';

/** A file's content with a way back to its lines. */
export type Source = {
  /** Path below the project's root. */
  file: string;
  value: unknown;
  /** Its text could not be read; of what it says nothing is known. */
  isBroken: boolean;
  /** Line, from 1, of what a pointer leads to, or of the nearest thing around it that is written down. */
  lineAt: (pointer: Pointer) => number;
};

/** Reads JSON; the first syntax error and keys that occur twice are findings. */
export function jsonSource(file: string, text: string, findings: Findings): Source {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const mistake = firstMistake(text, errors);
  if (mistake) findings.addAt(file, mistake.line, mistake.message);
  const onTwice = (key: string, offset: number) =>
    findings.addAt(file, lineOf(offset), `"${key}" occurs twice here; the second one hides the first`);
  return {
    file,
    value: tree && errors.length === 0 ? plainValue(tree, onTwice) : undefined,
    isBroken: errors.length > 0,
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

/** Reads YAML, with the same care. */
export function yamlSource(file: string, text: string, findings: Findings): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  for (const error of document.errors)
    findings.addAt(
      file,
      counter.linePos(error.pos[0]).line,
      `this is no YAML: ${error.message.split('\n')[0]}`,
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
