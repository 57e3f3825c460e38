import { useId } from 'react';
import './Lattice.css';

/** An eight-pointed star around the origin: the outline of two overlaid squares of equal size. */
const STAR =
  'M48 0 33.94 14.06V33.94H14.06L0 48-14.06 33.94H-33.94V14.06L-48 0-33.94-14.06V-33.94H-14.06L0-48 14.06-33.94H33.94V-14.06Z';
/** The lines that join a star to its neighbours. */
const CORNERS = 'M-33.94-33.94-48-48M33.94-33.94 48-48M-33.94 33.94-48 48M33.94 33.94 48 48';

const Star = ({ size }: { size: number }) => <path d={STAR} transform={`scale(${size})`} />;

export interface LatticeProps {
  /** `field` covers its positioned parent; `star` is a single small star. */
  variant?: 'field' | 'star';
}

/** The motif: a lattice of eight-pointed stars in fine lines, in the colour of the surrounding text. */
export function Lattice({ variant = 'field' }: LatticeProps) {
  const id = useId();
  if (variant === 'star') {
    return (
      <svg className="lattice" data-variant="star" viewBox="-48 -48 96 96" aria-hidden="true">
        <Star size={0.96} />
        <Star size={0.62} />
        <Star size={0.28} />
      </svg>
    );
  }
  return (
    <svg className="lattice" data-variant="field" aria-hidden="true">
      <defs>
        <pattern id={id} width="96" height="96" viewBox="-48 -48 96 96" patternUnits="userSpaceOnUse">
          <Star size={1} />
          <Star size={0.58} />
          <path d={CORNERS} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
