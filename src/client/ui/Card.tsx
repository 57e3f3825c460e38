import type { HTMLAttributes } from 'react';
import './Card.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** `panel` is larger and rounder: one per view, around what the view is about. */
  look?: 'card' | 'panel';
}

/**
 * Paper with a line. No shadow: that is for what floats. A link in it with `data-card-link` covers the whole card; only
 * such a card answers the pointer.
 */
export function Card({ as: Tag = 'div', look = 'card', className, ...rest }: CardProps) {
  return <Tag className={className ? `card ${className}` : 'card'} data-look={look} {...rest} />;
}
