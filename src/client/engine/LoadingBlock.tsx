import type { ReactNode } from 'react';
import { SkeletonRegion } from '../ui/loading/SkeletonRegion.tsx';
import './loading-block.css';

/**
 * The place of a block that is loading. Until it has loaded, the blocks below it in the same column stay
 * hidden, so that nothing being read is pushed away (loading-block.css).
 */
export const LoadingBlock = ({ children }: { children: ReactNode }) => (
  <SkeletonRegion className="block-skeleton">{children}</SkeletonRegion>
);
