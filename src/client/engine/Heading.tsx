import type { ReactNode } from 'react';
import { useBlockContext } from './block-context.ts';

export interface HeadingProps {
  /** The title of the screen itself; in a dialog, which has its own, the next level. */
  top?: boolean;
  className?: string;
  id?: string;
  children: ReactNode;
}

/** A heading whose level follows from its nesting. */
export function Heading({ top = false, className, id, children }: HeadingProps) {
  const { level } = useBlockContext();
  const Tag = `h${Math.min(top && level === 1 ? 1 : level + 1, 6)}` as 'h1';
  return (
    <Tag className={className} id={id} tabIndex={-1}>
      {children}
    </Tag>
  );
}
