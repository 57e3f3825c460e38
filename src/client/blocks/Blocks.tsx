import type { Block } from '../../../generated/definitions.d.ts';
import { holds } from '../../shared/conditions.ts';
import type { SourceState } from '../state/sources.ts';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import { rootsOf } from './block-paths.ts';
import { SourceFailure } from './SourceFailure.tsx';
import { unknownBlock, useStage, useSurroundings } from './surroundings.ts';

/** Draws blocks in their order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

/** One block, its skeleton while its data loads, or what went wrong; nothing while its condition does not hold. */
function OneBlock({ block }: { block: Block }) {
  const { scope, sources } = useSurroundings();
  const { component } = useStage();
  const states = rootsOf(block).flatMap((root) => sources[root] ?? []);
  const failed = states.find(
    (state): state is Extract<SourceState, { status: 'failed' }> => state.status === 'failed',
  );
  if (failed) return <SourceFailure state={failed} />;
  if (states.some((state) => state.status === 'pending')) return <BlockSkeleton block={block} />;
  if (!holds(block.when, scope)) return null;
  const Component = component(block.block);
  if (!Component) return <p role="alert">{unknownBlock(block)}</p>;
  return <Component block={block as never} />;
}
