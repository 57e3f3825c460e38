import type { Block, Definitions } from '../../../../generated/definitions.d.ts';

/** Returns the blocks inside a block, including its parts and the steps of its wizard, but not those of dialogs. */
export function blocksInside(
  block: Block,
  { parts, wizards }: Pick<Definitions, 'parts' | 'wizards'>,
): readonly Block[][] {
  const { blocks, aside, answer, tabs, part, wizard } = block as {
    blocks?: Block[];
    answer?: Block[];
    aside?: Block[];
    tabs?: { blocks: Block[] }[];
    part?: string;
    wizard?: string;
  };
  const steps = wizards[wizard ?? '']?.steps ?? [];
  return [
    blocks ?? [],
    aside ?? [],
    answer ?? [],
    ...(tabs ?? []).map((tab) => tab.blocks),
    parts[part ?? '']?.blocks ?? [],
    ...steps.flatMap((step) => [step.before ?? [], step.blocks ?? [], step.after ?? []]),
  ];
}
