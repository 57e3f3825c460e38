import { useId } from 'react';
import './Lattice.css';

const tile = 96;
const middle = tile / 2;

/** The outline of an eight-pointed star around the middle of the tile. */
function star(radius: number): string {
  // Where the two squares of the star cross, seen from the middle.
  const inner = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const corners = Array.from({ length: 16 }, (_, corner) => {
    const angle = (corner * Math.PI) / 8;
    const reach = corner % 2 === 0 ? radius : inner;
    const x = middle + reach * Math.cos(angle);
    const y = middle + reach * Math.sin(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

const tip = middle * Math.cos(Math.PI / 4);
const near = (middle - tip).toFixed(2);
const far = (middle + tip).toFixed(2);
const corners = `M${near} ${near}L0 0M${far} ${near}L${tile} 0M${near} ${far}L0 ${tile}M${far} ${far}L${tile} ${tile}`;

export interface LatticeProps {
  /** `field` covers its positioned parent; `star` is a single small star. */
  look?: 'field' | 'star';
}

/** The motif: a lattice of eight-fold stars in fine lines, in the colour of the text around it. */
export function Lattice({ look = 'field' }: LatticeProps) {
  const id = useId();
  if (look === 'star') {
    return (
      <svg className="lattice" data-look="star" viewBox={`0 0 ${tile} ${tile}`} aria-hidden="true">
        <path d={star(middle - 2)} />
        <path d={star(middle * 0.62)} />
        <path d={star(middle * 0.28)} />
      </svg>
    );
  }
  return (
    <svg className="lattice" data-look="field" aria-hidden="true">
      <defs>
        <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <path d={star(middle)} />
          <path d={star(middle * 0.58)} />
          <path d={corners} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
