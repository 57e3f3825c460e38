import type { ReactNode } from 'react';
import { Lattice } from '../art/Lattice.tsx';
import './Empty.css';

export interface EmptyProps {
  /** One sentence that says what is missing. */
  title: string;
  text?: string;
  /** One action that fills the list. */
  action?: ReactNode;
}

/** Shown in place of an empty list. */
export function Empty({ title, text, action }: EmptyProps) {
  return (
    <div className="empty">
      <Lattice variant="star" />
      <p className="empty-title">{title}</p>
      {text && <p className="empty-text">{text}</p>}
      {action}
    </div>
  );
}
