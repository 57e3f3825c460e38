import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import './Note.css';

export type NoteTone = 'info' | 'success' | 'warning' | 'danger';

const icons: Record<NoteTone, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert-triangle',
  danger: 'alert-circle',
};

export interface NoteProps {
  tone?: NoteTone;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Information in the flow of the page, to be read before continuing. */
export function Note({ tone = 'info', title, children, actions }: NoteProps) {
  return (
    <div className="note" data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon name={icons[tone]} />
      <div className="note-body">
        <p className="note-title">{title}</p>
        {children && <div className="note-text">{children}</div>}
        {actions && <div className="cluster">{actions}</div>}
      </div>
    </div>
  );
}
