import type { ReactNode } from 'react';
import { Icon } from './icon/Icon.tsx';
import type { IconName } from './icon/icon-names.ts';
import './Badge.css';

/** The meaning of a colour, as value labels name it. */
export type Tone = 'neutral' | 'muted' | 'brand' | 'sand' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}

/** A state in one word, with an icon so that it does not rely on colour. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      <span>{children}</span>
    </span>
  );
}
