import type { Block, Definitions } from '../../../../generated/definitions.d.ts';

/** The blocks that a block holds, in its parts and the steps of its wizard too; what only a dialog shows is not among them. */
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
