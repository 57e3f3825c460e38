import type { Tone } from '../Badge.tsx';
import './Bar.css';

export interface BarProps {
  /** 0 to 1. */
  share: number;
  tone?: Tone;
}

/** A partly filled bar. It is an SVG, because the content security policy allows no inline styles in HTML. */
export function Bar({ share, tone }: BarProps) {
  const width = `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;
  return (
    <svg className="bar" data-tone={tone} aria-hidden="true" focusable="false">
      <rect width={width} height="100%" rx="4" />
    </svg>
  );
}
