import { setStyle } from '../set-style.ts';
import './Skeleton.css';

export interface SkeletonProps {
  variant?: 'text' | 'title' | 'block' | 'avatar' | 'control' | 'word';
  /** The number of text lines; the last one is shorter. */
  lines?: number;
  /** The height of a block, as a CSS length. */
  height?: string;
  /** The width of a word (within a line of text) or a control, as a CSS length. */
  width?: string;
}

/** The shape of loading content. Put several into one `SkeletonRegion`, which announces it once. */
export function Skeleton({ variant = 'text', lines = 1, height, width }: SkeletonProps) {
  if (variant !== 'text' || lines === 1) {
    const size = setStyle({ 'block-size': height, 'inline-size': width });
    return <span className="skeleton" data-variant={variant} ref={size} />;
  }
  return (
    <span className="skeleton-lines">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton" data-variant="text" />
      ))}
    </span>
  );
}
