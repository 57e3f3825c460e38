import type { ReactNode } from 'react';
import { Lattice } from '../art/Lattice.tsx';
import './Empty.css';

export interface EmptyProps {
  /** One sentence: what is not here. */
  title: string;
  text?: string;
  /** One action that changes it. */
  action?: ReactNode;
}

/** What a list shows when it has nothing to show. */
export function Empty({ title, text, action }: EmptyProps) {
  return (
    <div className="empty">
      <Lattice look="star" />
      <p className="empty-title">{title}</p>
      {text && <p className="empty-text">{text}</p>}
      {action}
    </div>
  );
}
