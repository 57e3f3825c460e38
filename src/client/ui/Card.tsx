import type { HTMLAttributes } from 'react';
import './Card.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** `panel` is larger and rounder: one per view, around what the view is about. */
  look?: 'card' | 'panel';
  /** Lifts its line on hover; its one link should carry `data-card-link` to cover the whole card. */
  interactive?: boolean;
}

/** Paper with a line. No shadow: that is for what floats. */
export function Card({ as: Tag = 'div', look = 'card', interactive, className, ...rest }: CardProps) {
  return (
    <Tag
      className={className ? `card ${className}` : 'card'}
      data-look={look}
      data-interactive={interactive || undefined}
      {...rest}
    />
  );
}
