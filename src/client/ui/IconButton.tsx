import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import './IconButton.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  icon: IconName;
  /** The name that is read out, and shown on hover and focus. */
  label: string;
  size?: 'medium' | 'small';
  /** A toggle's state; leave out for a plain button. */
  pressed?: boolean;
  /** A small count at the corner; 0 shows none. */
  badge?: number;
}

export function IconButton({ icon, label, size = 'medium', pressed, badge, ...rest }: IconButtonProps) {
  const count = badge && badge > 99 ? '99+' : badge;
  return (
    <button
      type="button"
      className="icon-button"
      data-size={size}
      data-tip={label}
      aria-label={count ? `${label} ${count}` : label}
      aria-pressed={pressed}
      {...rest}
    >
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
      {count ? <span className="icon-button-badge">{count}</span> : null}
    </button>
  );
}
