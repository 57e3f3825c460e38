import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/loading/SkeletonRegion.tsx';

const ROWS = 6;

/** The skeleton of a table. */
export function TableSkeleton({ columns }: { columns: number }) {
  return (
    <SkeletonRegion className="table-skeleton">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="table-skeleton-row">
          {Array.from({ length: Math.min(columns, 5) }, (_, column) => (
            <Skeleton key={column} />
          ))}
        </div>
      ))}
    </SkeletonRegion>
  );
}
