import type { Block } from '../../../../generated/definitions.d.ts';
import { pathsOf, templatePaths } from '../../../language/run/value/value-path.ts';

/** Keys of a block whose strings are templates. Strings under keys in neither of these sets are names. */
const TEXTS = new Set(['title', 'label', 'pressedLabel', 'text']);
const PATHS = new Set([
  'value',
  'values',
  'rows',
  'count',
  'badge',
  'image',
  'cover',
  'date',
  'state',
  'max',
  'initial',
]);
const RECORDS = new Set(['params', 'with', 'body', 'initial', 'query']);
const CONDITIONS = new Set(['when', 'pressed']);
/**
 * Keys of a block whose content it does not render itself: its children, what follows a call, a filter
 * sheet's results.
 */
const OTHERS = new Set(['blocks', 'aside', 'tabs', 'success', 'failure', 'found']);

const known = new WeakMap<Block, string[]>();

/**
 * Returns the root names of the paths that a block needs before it can render, without those of nested
 * blocks. A header needs only those of its title: the facts below it may arrive later.
 */
export function requiredNamesOf(block: Block): string[] {
  const needed = block.block === 'header' ? { title: block.title, image: block.image } : block;
  const roots = known.get(block) ?? [
    ...new Set(collect(needed, '').map((path) => /^\w+/.exec(path)?.[0] ?? '')),
  ];
  known.set(block, roots);
  return roots;
}

/** Returns the root names that a block's condition reads. */
export const conditionNamesOf = ({ when }: Block): string[] =>
  when === undefined ? [] : conditionPaths(when).map((path) => /^\w+/.exec(path)?.[0] ?? '');

function collect(node: unknown, key: string): string[] {
  if (OTHERS.has(key) || node === null || node === undefined) return [];
  if (CONDITIONS.has(key)) return conditionPaths(node);
  if (typeof node === 'string') return TEXTS.has(key) ? templatePaths(node) : PATHS.has(key) ? [node] : [];
  if (Array.isArray(node)) return node.flatMap((item) => collect(item, key));
  if (typeof node !== 'object') return [];
  if (RECORDS.has(key)) return Object.values(node).flatMap(pathsOf);
  if (key !== '' && isSource(node)) return pathsOf(node);
  return Object.entries(node).flatMap(([name, value]) => collect(value, name));
}

/** Whether `{text}` or `{const}` is a value source; an object with more keys is a show. */
const isSource = (node: object) => Object.keys(node).length === 1 && ('const' in node || 'text' in node);

const conditionPaths = (when: unknown): string[] =>
  [when].flat().flatMap((one) => Object.keys(one as object));
