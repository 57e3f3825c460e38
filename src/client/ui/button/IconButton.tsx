import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import './IconButton.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  icon: IconName;
  /** The accessible name, shown on hover and focus. */
  label: string;
  size?: 'medium' | 'small';
  /** A toggle's state; undefined for a plain button. */
  pressed?: boolean;
  /** A small count at the corner; hidden when 0. */
  badge?: number;
  /** Whether the label is shown after the icon where there is room. */
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

/** A small count at the corner of an icon-only control; the control's accessible name must include it. */
export const IconBadge = ({ count }: { count?: number }) =>
  count ? <span className="icon-button-badge">{shown(count)}</span> : null;

const shown = (count: number) => (count > 99 ? '99+' : String(count));

/** The accessible name of a control with a count, so that voice control matches the visible text. */
export const namedWith = (label: string, count: number | undefined) =>
  count ? `${label} ${shown(count)}` : label;

/** The word beside an icon, shown where there is room; the control's accessible name includes it anyway. */
export const IconWord = ({ label }: { label: string }) => (
  <span className="icon-button-word" aria-hidden="true">
    {label}
  </span>
);
