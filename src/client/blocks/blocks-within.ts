import type { Block, Definitions } from '../../../generated/definitions.d.ts';

type Known = Pick<Definitions, 'parts' | 'wizards'>;

/**
 * The names of the components that a screen draws: its own, those inside them, in their parts and in the steps of their
 * wizards. What only a dialog shows is not among them; it loads when it is opened.
 */
export function blocksWithin(blocks: readonly Block[], known: Known, names = new Set<string>()): Set<string> {
  for (const block of blocks) {
    names.add(componentOf(block));
    for (const inside of insideOf(block, known)) blocksWithin(inside, known, names);
  }
  return names;
}

/** The component that draws a block: that of its name, but for a form that only filters. */
export const componentOf = (block: Block): string =>
  block.block === 'form' && block.bind === 'query' ? 'filter' : block.block;

function insideOf(block: Block, { parts, wizards }: Known): readonly Block[][] {
  const { blocks, aside, tabs, part, wizard } = block as {
    blocks?: Block[];
    aside?: Block[];
    tabs?: { blocks: Block[] }[];
    part?: string;
    wizard?: string;
  };
  const steps = wizards[wizard ?? '']?.steps ?? [];
  return [
    blocks ?? [],
    aside ?? [],
    ...(tabs ?? []).map((tab) => tab.blocks),
    parts[part ?? '']?.blocks ?? [],
    ...steps.flatMap((step) => [step.before ?? [], step.blocks ?? [], step.after ?? []]),
  ];
}

/** The forms that a screen shows at once: those of its form blocks, not those of wizards and dialogs. */
export const formsWithin = (blocks: readonly Block[], known: Known): string[] =>
  namesWithin(blocks, known, (block) => (block.block === 'form' ? block.form : undefined));

/** The tables that a screen shows, not those of its dialogs. */
export const tablesWithin = (blocks: readonly Block[], known: Known): string[] =>
  namesWithin(blocks, known, (block) => (block.block === 'table' ? block.table : undefined));

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
      : insideOf(block, known).flatMap((inside) => namesWithin(inside, known, nameOf));
  });
}

const TOPS: ReadonlySet<unknown> = new Set([undefined, 'page', 'hero']);

/** The block that draws the screen's heading of the first level. */
export function titleBlock(blocks: readonly Block[]): Block | undefined {
  for (const block of blocks) {
    if (block.block === 'wizard') return block;
    if (block.block === 'header' && TOPS.has(block.look)) return block;
    const { blocks: inside, title } = block as { blocks?: Block[]; title?: string };
    const found = block.block === 'section' && title === undefined && titleBlock(inside ?? []);
    if (found) return found;
  }
  return undefined;
}
