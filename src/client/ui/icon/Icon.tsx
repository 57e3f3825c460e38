import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?no-inline';
import './Icon.css';

/** Icons that point in reading direction; they are mirrored in right-to-left pages. */
const mirrored: ReadonlySet<string> = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'external-link',
  'log-in',
  'log-out',
  'panel-left',
  'redo',
  'send',
  'undo',
]);

export interface IconProps {
  name: IconName;
  size?: 16 | 20 | 24 | 32;
}

/** A decorative icon of the sprite; its meaning must be in a text beside it or in the control's name. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      data-mirror={mirrored.has(name) ? '' : undefined}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
