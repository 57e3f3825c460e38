import './Progress.css';

export interface ProgressProps {
  /** 0 to `max`. */
  value: number;
  max?: number;
  label: string;
  /** What a screen reader says instead of the percentage. */
  valueText?: string;
}

/** How far along, as a bar; write the number beside it. */
export function Progress({ value, max = 100, label, valueText }: ProgressProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <span style={{ inlineSize: `${share}%` }} />
    </div>
  );
}
