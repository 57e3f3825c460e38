import './pie.css';

export interface PieProps {
  /** The size of each part, in order; null is nothing. */
  parts: readonly (number | null)[];
  /** Called with the part under the pointer, or undefined. */
  onPoint?: (part: number | undefined) => void;
}

/** The radius at which the middle of the ring is 100 units long. */
const RADIUS = 100 / (2 * Math.PI);
/** The space between two parts. */
const SPACE = 0.6;

/** The parts of a whole as a ring. It is hidden from screen readers: provide the numbers beside it. */
export function Pie({ parts, onPoint }: PieProps) {
  const sizes = parts.map((size) => Math.max(size ?? 0, 0));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  if (whole === 0) return null;
  const isAlone = sizes.filter((size) => size > 0).length === 1;
  let begin = 0;
  return (
    <svg className="pie" viewBox="0 0 42 42" aria-hidden="true" onPointerLeave={() => onPoint?.(undefined)}>
      {sizes.map((size, part) => {
        const length = (size / whole) * 100;
        const from = begin;
        begin += length;
        const shown = isAlone ? length : Math.max(length - SPACE, 0);
        return length === 0 ? null : (
          <circle
            key={part}
            data-series={part + 1}
            cx={21}
            cy={21}
            r={RADIUS}
            strokeDasharray={`${shown} ${100 - shown}`}
            // A quarter back, since a circle begins at its right.
            strokeDashoffset={25 - from}
            onPointerEnter={() => onPoint?.(part)}
          />
        );
      })}
    </svg>
  );
}
