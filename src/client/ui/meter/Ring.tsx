import './Ring.css';
import type { Tone } from '../Badge.tsx';

export interface RingProps {
  /** 0 to 100. */
  value: number;
  /** Names the whole that the share belongs to; screen readers announce it before the number. */
  label: string;
  tone?: Tone;
  size?: 'small' | 'large';
}

const radius = 15.9155; // A circumference of 100, so that the dash length is the percentage.

/** A share as a small ring with the number inside. */
export function Ring({ value, label, tone = 'brand', size = 'small' }: RingProps) {
  const share = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <span className="ring" data-tone={tone} data-size={size} role="img" aria-label={`${label} ${share}%`}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle className="ring-track" cx="18" cy="18" r={radius} />
        <circle className="ring-value" cx="18" cy="18" r={radius} strokeDasharray={`${share} 100`} />
      </svg>
      <span className="ring-number" aria-hidden="true">
        {share}
      </span>
    </span>
  );
}
