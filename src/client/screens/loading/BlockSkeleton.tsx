import type { Block, HeaderBlock, ListBlock } from '../../../../generated/definitions.d.ts';
import { HeaderSkeleton } from '../../blocks/header/HeaderSkeleton.tsx';
import { WizardSkeleton } from '../../blocks/wizard/WizardSkeleton.tsx';
import { useBlockContext } from '../../engine/block-context.ts';
import { LoadingBlock } from '../../engine/LoadingBlock.tsx';
import { useScreenContext } from '../../engine/screen-context.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { conditionNamesOf } from './block-paths.ts';
import { DetailSkeleton, StatsSkeleton } from './NamedSkeletons.tsx';
import '../../blocks/list/list.css';

/**
 * The skeleton of a block whose data is loading, as large as the block, to avoid a layout shift. A block
 * that may turn out hidden gets no space.
 */
export function BlockSkeleton({ block }: { block: Block }) {
  const { data } = useBlockContext();
  if (conditionNamesOf(block).some((root) => data?.states[root]?.status === 'pending'))
    return <span className="block-undecided" hidden />;
  return (
    <LoadingBlock>
      <Shape block={block} />
    </LoadingBlock>
  );
}

function Shape({ block }: { block: Block }) {
  const { parts } = useScreenContext().definitions;
  switch (block.block) {
    case 'header':
      return <HeaderSkeleton block={block} />;
    case 'stats':
      return <StatsSkeleton block={block} />;
    case 'detail':
      return <DetailSkeleton block={block} />;
    case 'list':
      return <ListShape block={block} />;
    case 'table':
      return <Bars count={6} height="3.25rem" />;
    case 'chart':
      return <Bars count={1} height="22rem" />;
    case 'form':
      return (
        <div className={block.bind ? 'filter-shape' : undefined}>
          <Bars count={3} height="4.5rem" />
        </div>
      );
    case 'timeline':
      return <Bars count={5} height="4.5rem" />;
    case 'wizard':
      return <WizardSkeleton />;
    case 'use':
      return <div className="stack">{parts[block.part]?.blocks.map(shapeOf)}</div>;
    default:
      return <Skeleton lines={4} />;
  }
}

const shapeOf = (block: Block, index: number) => <Shape key={index} block={block} />;

const ROWS = 4;

/** The skeleton of a few rows, each like the first block of a row. */
function ListShape({ block: { title, part, blocks, variant, limit = ROWS } }: { block: ListBlock }) {
  const { parts } = useScreenContext().definitions;
  const firstOf = ([block]: readonly Block[]): Block | undefined =>
    block?.block === 'use' ? firstOf(parts[block.part]?.blocks ?? []) : block;
  const first = firstOf(parts[part ?? '']?.blocks ?? blocks ?? []);
  const count = Math.min(limit, ROWS);
  if (variant === 'chips') return <Bars count={1} height="1.25rem" />;
  if (variant === 'month') return <Bars count={1} height="42rem" />;
  if (first?.block !== 'header') return <Bars count={count} height="8.5rem" />;
  return (
    <div className="list">
      {title && <strong className="section-title">{title}</strong>}
      <div className="skeleton-things">
        {Array.from({ length: count }, (_, index) => (
          <HeaderSkeleton key={index} block={first as HeaderBlock} />
        ))}
      </div>
    </div>
  );
}

const Bars = ({ count, height }: { count: number; height: string }) => (
  <div className="skeleton-things">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} variant="block" height={height} />
    ))}
  </div>
);
