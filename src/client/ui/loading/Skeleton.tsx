import { setStyle } from '../set-style.ts';
import './Skeleton.css';

export interface SkeletonProps {
  look?: 'text' | 'title' | 'block' | 'avatar' | 'control' | 'word';
  /** Lines of text; the last one is shorter. */
  lines?: number;
  /** Of a block, any CSS length. */
  height?: string;
  /** Of a word (which stands in a line of text) or a control, any CSS length. */
  width?: string;
}

/** The shape of what is coming. Put several into one `SkeletonRegion`, which says so once. */
export function Skeleton({ look = 'text', lines = 1, height, width }: SkeletonProps) {
  if (look !== 'text' || lines === 1) {
    const size = setStyle({ 'block-size': height, 'inline-size': width });
    return <span className="skeleton" data-look={look} ref={size} />;
  }
  return (
    <span className="skeleton-lines">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton" data-look="text" />
      ))}
    </span>
  );
}
