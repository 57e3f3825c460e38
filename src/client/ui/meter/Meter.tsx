import type { Tone } from '../Badge.tsx';
import { Bar } from './Bar.tsx';

export interface MeterProps {
  /** 0 to `max`. */
  value: number;
  max?: number;
  label: string;
  /** The text announced instead of the number: "58%". */
  valueText?: string;
  tone?: Tone;
  /** Whether it shows progress in real time. */
  underWay?: boolean;
}

/** A share or progress as a bar; show the number beside it. */
export function Meter({ value, max = 100, label, valueText, tone, underWay }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name and a value
    <div
      className="meter"
      role={underWay ? 'progressbar' : 'meter'}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
    >
      <Bar share={max > 0 ? value / max : 0} tone={tone} />
    </div>
  );
}
