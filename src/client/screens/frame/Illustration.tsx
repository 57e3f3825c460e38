import type { ComponentType } from 'react';
import { DeskIllustration } from '../../ui/art/DeskIllustration.tsx';
import { Lattice } from '../../ui/art/Lattice.tsx';

/** Drawn pictures by name, in the colours of the theme. */
const drawings: Record<string, ComponentType> = { desk: DeskIllustration };

/** A decorative picture beside a form, hidden from screen readers. */
export function Illustration({ name }: { name: string }) {
  const Drawing = drawings[name];
  return (
    <div className="illustration" data-theme="dark" aria-hidden="true">
      <Lattice />
      {Drawing && <Drawing />}
    </div>
  );
}
