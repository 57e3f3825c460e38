import './Skeleton.css';

export interface SkeletonProps {
  look?: 'text' | 'title' | 'block' | 'avatar' | 'control';
  /** Lines of text; the last one is shorter. */
  lines?: number;
  /** Of a block, any CSS length. */
  height?: string;
}

/** The shape of what is coming. Put several into one `SkeletonRegion`, which says so once. */
export function Skeleton({ look = 'text', lines = 1, height }: SkeletonProps) {
  if (look !== 'text' || lines === 1) {
    return <span className="skeleton" data-look={look} style={height ? { blockSize: height } : undefined} />;
  }
  return (
    <span className="skeleton-lines">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton" data-look="text" />
      ))}
    </span>
  );
}
