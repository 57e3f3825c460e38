import type { ReactNode } from 'react';
import { message } from '../../../../generated/messages/page.ts';

export interface SkeletonRegionProps {
  children: ReactNode;
  className?: string;
}

/** Announces "Loading..." once for all of its skeletons, which are themselves hidden from screen readers. */
export function SkeletonRegion({ children, className }: SkeletonRegionProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{message('loading')}</span>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  );
}
