import type { HTMLAttributes } from 'react';
import './Card.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** `panel` is larger and rounder: one per view, around its main content. */
  variant?: 'card' | 'panel';
}

/**
 * A surface with a border. No shadow: shadows are for floating elements. A link in it with `data-card-link`
 * covers the whole card; only such a card has a hover style.
 */
export function Card({ as: Tag = 'div', variant = 'card', className, ...rest }: CardProps) {
  return <Tag className={className ? `card ${className}` : 'card'} data-variant={variant} {...rest} />;
}
