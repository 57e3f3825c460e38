import type { Block, Definitions } from '../../../generated/definitions.d.ts';

type Parts = Definitions['parts'];

/**
 * The names of the blocks that a screen draws at once: its own, those inside them and in their parts. What only a dialog
 * or a step of a wizard shows is not among them; it loads when it is opened.
 */
export function blocksWithin(blocks: readonly Block[], parts: Parts, names = new Set<string>()): Set<string> {
  for (const block of blocks) {
    names.add(block.block);
    for (const inside of insideOf(block, parts)) blocksWithin(inside, parts, names);
  }
  return names;
}

function insideOf(block: Block, parts: Parts): Block[][] {
  const { blocks, aside, tabs, part } = block as {
    blocks?: Block[];
    aside?: Block[];
    tabs?: { blocks: Block[] }[];
    part?: string;
  };
  return [
    blocks ?? [],
    aside ?? [],
    ...(tabs ?? []).map((tab) => tab.blocks),
    parts[part ?? '']?.blocks ?? [],
  ];
}

const TOPS: ReadonlySet<unknown> = new Set([undefined, 'page', 'hero']);

/** Whether one of the blocks is the screen's heading of the first level. */
export function hasTitle(blocks: readonly Block[]): boolean {
  return blocks.some((block) => {
    if (block.block === 'wizard') return true;
    if (block.block === 'header' && TOPS.has(block.look)) return true;
    const { blocks: inside, title } = block as { blocks?: Block[]; title?: string };
    return block.block === 'section' && title === undefined && hasTitle(inside ?? []);
  });
}
