import type { Block, DataSource, Part, Screen } from '../../../../generated/definitions.d.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import { readingOf } from '../../grammar/document-reading.ts';
import { type Document, type Documents, placeIn } from '../../grammar/documents.ts';
import type { Findings } from '../../grammar/findings.ts';
import type { Pointer } from '../../grammar/place.ts';

/**
 * Includes parts that are used without `with` in their screens: their blocks replace the use and read the
 * screen's own data, and their data is loaded with it. Everything that reads documents afterwards sees the
 * complete screen.
 */
export function includeParts(documents: Documents, findings: Findings): void {
  const parts = new Map<string, Part>();
  for (const document of documents.parts.values()) {
    if (!isSound(document)) continue;
    const part = definitionOf(document, 'part');
    if (part.query === undefined) parts.set(document.name, part);
    for (const key of part.data ? ['takes', 'query'] : [])
      if (document.value[key] !== undefined)
        findings.add(
          placeIn(document, key),
          `a part that loads data is put into its screen, and has no "${key}"`,
        );
  }
  for (const document of documents.screens.values()) {
    if (!isSound(document)) continue;
    const screen = definitionOf(document, 'screen');
    const inclusion = new Inclusion(parts);
    const blocks = inclusion.blocks(screen.blocks, ['blocks']);
    if (inclusion.names.size === 0) continue;
    const data = joinedData(document, screen, inclusion.names, parts, findings);
    const hasData = Object.keys(data).length > 0;
    const value = { ...document.value, ...(hasData && { data }), blocks };
    const { source } = document;
    const lineAt = (pointer: Pointer) => source.lineAt(inclusion.written(pointer).pointer);
    const isMade = (pointer: Pointer) => inclusion.written(pointer).isIncluded;
    const includes = [...inclusion.names].map((name) => documents.parts.get(name)!);
    const expanded: Document = { ...document, value, source: { ...source, value, lineAt, isMade }, includes };
    documents.screens.set(document.name, expanded);
    documents.byFile.set(source.file, expanded);
  }
}

/** Whether a document's grammar is valid; its mistakes are reported by the document's own check. */
const isSound = (document: Document) =>
  !document.source.isBroken && readingOf(document).mistakes.length === 0;

function joinedData(
  document: Document,
  screen: Screen,
  names: ReadonlySet<string>,
  parts: ReadonlyMap<string, Part>,
  findings: Findings,
): Record<string, DataSource> {
  const joined: Record<string, DataSource> = { ...screen.data };
  for (const part of names)
    for (const [name, source] of Object.entries(parts.get(part)!.data ?? {})) {
      if (joined[name] && JSON.stringify(joined[name]) !== JSON.stringify(source))
        findings.add(
          placeIn(document, 'blocks'),
          `the part "${part}" loads "${name}", too, but another one; call the screen's own differently`,
        );
      joined[name] = source;
    }
  return joined;
}

/** The keys of a block that hold further blocks of the screen. */
const INSIDE = ['blocks', 'aside', 'tabs'];

class Inclusion {
  /** The parts that were included. */
  readonly names = new Set<string>();
  /** For each list with an included part: where each of its items is written. */
  private readonly origins = new Map<string, { index: number; isIncluded: boolean }[]>();

  private readonly parts: ReadonlyMap<string, Part>;
  /** The enclosing parts, which must not be included again. */
  private readonly entered: string[] = [];

  constructor(parts: ReadonlyMap<string, Part>) {
    this.parts = parts;
  }

  /** Returns the blocks of a list, with parts replaced; `pointer` is the list's position afterwards. */
  blocks<Item extends object>(written: readonly Item[], pointer: Pointer): Item[] {
    const made: Item[] = [];
    const origins = written.flatMap((item, index) => {
      const included = this.included(item);
      if (included) {
        made.push(...(included as Item[]));
        return included.map(() => ({ index, isIncluded: true }));
      }
      made.push(this.inside(item, [...pointer, made.length]));
      return [{ index, isIncluded: false }];
    });
    if (origins.some(({ isIncluded }) => isIncluded)) this.origins.set(pointer.join('/'), origins);
    return made;
  }

  /**
   * Returns the blocks that replace a use of a part, including those of its own parts; undefined if it stays
   * a use.
   */
  private included(item: object): Block[] | undefined {
    const { block, part, when, with: given } = item as Partial<Extract<Block, { block: 'use' }>>;
    const isJoined = block === 'use' && when === undefined && given === undefined;
    const found = isJoined && !this.entered.includes(part!) ? this.parts.get(part!) : undefined;
    if (!found) return undefined;
    this.names.add(part!);
    this.entered.push(part!);
    const blocks = this.blocks(found.blocks, [part!]);
    this.entered.pop();
    return blocks;
  }

  private inside<Item extends object>(item: Item, pointer: Pointer): Item {
    const lists = Object.entries(item).filter(([key, value]) => INSIDE.includes(key) && Array.isArray(value));
    const replaced = lists.map(([key, value]) => [key, this.blocks(value as object[], [...pointer, key])]);
    return { ...item, ...Object.fromEntries(replaced) };
  }

  /** Returns where a part of the expanded screen is written: an included part at the block that names it. */
  written(pointer: Pointer): { pointer: Pointer; isIncluded: boolean } {
    const at: (string | number)[] = [];
    for (const [depth, key] of pointer.entries()) {
      const origin = this.origins.get(pointer.slice(0, depth).join('/'))?.[Number(key)];
      at.push(origin?.index ?? key);
      if (origin?.isIncluded) return { pointer: at, isIncluded: true };
    }
    return { pointer: at, isIncluded: false };
  }
}
