import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import './IconButton.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  icon: IconName;
  /** The accessible name, shown on hover and focus. */
  label: string;
  size?: 'medium' | 'small';
  /** A toggle's state; leave out for a plain button. */
  pressed?: boolean;
  /** A small count at the corner; 0 shows none. */
  badge?: number;
  /** Whether the label is shown behind the icon where there is room for it. */
  worded?: boolean;
}

export function IconButton({
  icon,
  label,
  size = 'medium',
  pressed,
  badge,
  worded,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      data-size={size}
      data-tip={label}
      aria-label={namedWith(label, badge)}
      aria-pressed={pressed}
      {...rest}
    >
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
      {worded && <IconWord label={label} />}
      <IconBadge count={badge} />
    </button>
  );
}

/** A small count at the corner of a control that shows only its symbol; it belongs in the control's name, too. */
export const IconBadge = ({ count }: { count?: number }) =>
  count ? <span className="icon-button-badge">{shown(count)}</span> : null;

const shown = (count: number) => (count > 99 ? '99+' : String(count));

/** The accessible name of a control with a count: who says what the screen shows reaches it by voice, too. */
export const namedWith = (label: string, count: number | undefined) =>
  count ? `${label} ${shown(count)}` : label;

/** The word beside an icon, shown where there is room; the control's accessible name has it anyway. */
export const IconWord = ({ label }: { label: string }) => (
  <span className="icon-button-word" aria-hidden="true">
    {label}
  </span>
);
