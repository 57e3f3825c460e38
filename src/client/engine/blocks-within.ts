import type { Block, Definitions, SectionBlock } from '../../../generated/definitions.d.ts';
import { blocksInside } from '../../language/run/screen/blocks-inside.ts';

type Known = Pick<Definitions, 'parts' | 'wizards'>;

/**
 * Returns the names of the components that a screen renders: its own, those nested in them, in their parts
 * and in their wizards' steps; not those of dialogs, which load when they are opened.
 */
export function blocksWithin(blocks: readonly Block[], known: Known, names = new Set<string>()): Set<string> {
  for (const block of blocks) {
    names.add(componentOf(block));
    for (const inside of blocksInside(block, known)) blocksWithin(inside, known, names);
  }
  return names;
}

/**
 * Returns the name of a block's component: the block's own, or that of a rare variant, whose code loads
 * separately.
 */
export function componentOf(block: Block): string {
  if (block.block === 'form' && block.bind === 'query') return 'filter';
  if (block.block === 'table' && block.board) return 'board';
  const { block: name, variant = '' } = block as { block: string; variant?: string };
  return ALONE.test(`${name} ${variant}`) ? variant : name;
}

/** The variants whose code loads separately, shortened as far as they stay clear: every page loads this. */
const ALONE = /^(header hero|list (caro|check|comp|month)|section (list|disc|acc))/;

/** Returns the forms that a screen shows at once: those of its form blocks, not of wizards and dialogs. */
export const formsWithin = (blocks: readonly Block[], known: Known): string[] =>
  namesWithin(blocks, known, (block) => (block.block === 'form' ? block.form : undefined));

/**
 * Returns the forms that describe what blocks store in the query string: those of tables' filters, parts and
 * wizards.
 */
export const queryFormsWithin = (
  blocks: readonly Block[],
  known: Known & Pick<Definitions, 'tables'>,
): string[] =>
  blocks.flatMap((block) => {
    const part = 'part' in block ? known.parts[block.part ?? '']?.query : undefined;
    const filters = block.block === 'table' ? known.tables[block.table]?.filters : undefined;
    const read = block.block === 'wizard' ? known.wizards[block.wizard]?.query : undefined;
    const inside = block.block === 'wizard' ? [] : blocksInside(block, known);
    return [
      part ?? [],
      filters ?? [],
      read ?? [],
      inside.flatMap((one) => queryFormsWithin(one, known)),
    ].flat();
  });

function namesWithin(
  blocks: readonly Block[],
  known: Known,
  nameOf: (block: Block) => string | undefined,
): string[] {
  return blocks.flatMap((block) => {
    const name = nameOf(block);
    if (name !== undefined) return name;
    return block.block === 'wizard'
      ? []
      : blocksInside(block, known).flatMap((inside) => namesWithin(inside, known, nameOf));
  });
}

const TOPS: ReadonlySet<unknown> = new Set([undefined, 'page', 'hero']);

/** Returns the block that renders the screen's h1. */
export function titleBlock(blocks: readonly Block[]): Block | undefined {
  for (const block of blocks) {
    if (block.block === 'wizard') return block;
    if (block.block === 'header' && TOPS.has(block.variant)) return block;
    const { blocks: inside = [], aside = [], title } = block as Partial<SectionBlock>;
    const found = block.block === 'section' && title === undefined && titleBlock([...aside, ...inside]);
    if (found) return found;
  }
  return undefined;
}
