import type { ListBlock } from '../../../../generated/definitions.d.ts';
import { inDocument, inRow } from '../../../language/run/value/scope.ts';
import { Blocks } from '../../engine/Blocks.tsx';
import { BlockContext, useBlockContext } from '../../engine/block-context.ts';
import { useScreenContext } from '../../engine/screen-context.ts';

export interface ListRowProps {
  block: Pick<ListBlock, 'title' | 'part' | 'blocks'>;
  item: unknown;
}

/**
 * The blocks of one row of a list. A part reads only the values passed to it; inline blocks can also read
 * the list's scope.
 */
export function ListRow({ block, item }: ListRowProps) {
  const around = useBlockContext();
  const part = useScreenContext().definitions.parts[block.part ?? ''];
  const level = block.title === undefined ? around.level : around.level + 1;
  const inside = part
    ? { data: undefined, scope: inDocument(around.scope, { item }) }
    : { scope: inRow(around.scope, item) };
  return (
    <BlockContext value={{ ...around, level, ...inside }}>
      <Blocks blocks={part?.blocks ?? block.blocks ?? []} />
    </BlockContext>
  );
}

/**
 * Returns a row's key: its id where it has one, so that rows keep their state when others are added or
 * removed.
 */
export function keyOf(item: unknown, index: number): string | number {
  if (typeof item !== 'object' || item === null) return index;
  const id = Object.entries(item).find(
    ([name, value]) => /^(id|\w+_id)$/.test(name) && typeof value === 'number',
  );
  return id === undefined ? index : `${id[0]} ${id[1]} ${index}`;
}
