import type { Block } from '../../../../generated/definitions.d.ts';
import { pathsOf, templatePaths } from '../../../language/run/value/value-path.ts';

/** Keys of a block whose strings are templates. Strings under any key that is not in these two sets name something else. */
const TEXTS = new Set(['title', 'label', 'pressedLabel', 'text', 'href']);
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
/** What a block holds but does not draw itself: its children, what happens after a call, and what a filter's sheet says. */
const OTHERS = new Set(['blocks', 'aside', 'tabs', 'success', 'failure', 'found']);

const known = new WeakMap<Block, string[]>();

/**
 * The names (first parts of paths) without which a block cannot be drawn; not those of the blocks inside it. A header
 * needs what its title says: facts below it may come later.
 */
export function requiredNamesOf(block: Block): string[] {
  const needed = block.block === 'header' ? { title: block.title, image: block.image } : block;
  const roots = known.get(block) ?? [
    ...new Set(collect(needed, '').map((path) => /^\w+/.exec(path)?.[0] ?? '')),
  ];
  known.set(block, roots);
  return roots;
}

/** The names on which it depends whether a block is shown at all. */
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

/** `{text}` and `{const}` in the place of a path; an object with more keys is something shown. */
const isSource = (node: object) => Object.keys(node).length === 1 && ('const' in node || 'text' in node);

const conditionPaths = (when: unknown): string[] =>
  [when].flat().flatMap((one) => Object.keys(one as object));
