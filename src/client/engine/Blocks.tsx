import type { Block } from '../../../generated/definitions.d.ts';
import { holds } from '../../language/run/value/conditions.ts';
import { unknownBlock, useBlockContext } from './block-context.ts';
import { componentOf } from './blocks-within.ts';
import { useScreenContext } from './screen-context.ts';

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

/**
 * Renders one block, or its placeholder while its data is missing; nothing while its condition does not
 * hold.
 */
function OneBlock({ block }: { block: Block }) {
  const { scope, data } = useBlockContext();
  const { component } = useScreenContext();
  const instead = data?.placeholder(block);
  if (instead !== undefined) return instead;
  if (!holds(block.when, scope)) return null;
  const Component = component(componentOf(block));
  if (!Component) return <p role="alert">{unknownBlock(block)}</p>;
  // The types cannot tell that this component renders this kind of block; the registry guarantees it.
  return <Component block={block as never} />;
}
