import type { Block } from '../../../generated/definitions.d.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SkeletonRegion } from '../ui/SkeletonRegion.tsx';

/** How many things a block that is still loading is drawn with. */
const COUNTS: Record<string, number> = { list: 4, table: 6, stats: 3, wizard: 5, form: 3 };

/** The shape of a block whose data is on its way, so that little moves when it comes. */
export function BlockSkeleton({ block }: { block: Block }) {
  const count = COUNTS[block.block];
  return (
    <SkeletonRegion className="block-skeleton">
      {count === undefined ? <Lines /> : <Things name={block.block} count={count} />}
    </SkeletonRegion>
  );
}

const Lines = () => (
  <div className="stack">
    <Skeleton look="title" />
    <Skeleton lines={3} />
  </div>
);

const HEIGHTS: Record<string, string> = {
  list: '8.5rem',
  table: '3.25rem',
  stats: '6rem',
  wizard: '4.5rem',
  form: '4.5rem',
};

const Things = ({ name, count }: { name: string; count: number }) => (
  <div className="skeleton-things" data-of={name}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} look="block" height={HEIGHTS[name]} />
    ))}
  </div>
);
