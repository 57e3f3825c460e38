import type { ReactNode } from 'react';
import { message } from '../../../generated/messages/timeline.ts';
import { Icon } from './icon/Icon.tsx';
import './Timeline.css';

export interface TimelineEntry {
  key: string;
  title: string;
  /** The date as text. */
  date?: string;
  /** Without a state, an entry only has its position in the order. */
  state?: 'done' | 'current' | 'ahead' | 'stopped';
  children?: ReactNode;
}

/** Past and future events in order; the current one is filled. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="timeline">
      {entries.map((entry) => (
        <li
          key={entry.key}
          className="timeline-entry"
          data-state={entry.state}
          aria-current={entry.state === 'current' ? 'step' : undefined}
        >
          <span className="timeline-dot" aria-hidden="true">
            {entry.state === 'done' && <Icon name="check" size={16} />}
            {entry.state === 'stopped' && <Icon name="x" size={16} />}
          </span>
          <div className="timeline-body">
            <p className="timeline-title">
              {entry.state && <span className="visually-hidden">{message(`timeline.${entry.state}`)}</span>}
              {entry.title}
            </p>
            {entry.date && <p className="timeline-date">{entry.date}</p>}
            {entry.children}
          </div>
        </li>
      ))}
    </ol>
  );
}
