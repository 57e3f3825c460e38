import { formatText } from '../../shared/formats.ts';
import { read, template } from '../../shared/value-path.ts';
import { type TimelineEntry, Timeline as TimelineList } from '../ui/Timeline.tsx';
import type { Block } from './definition.ts';
import { useScope } from './surroundings.ts';

export interface TimelineBlock extends Block {
  rows: string;
  title: string;
  date?: string;
  state: string;
}

const STATES: Record<string, TimelineEntry['state']> = {
  done: 'done',
  current: 'current',
  stopped: 'stopped',
  ended: 'stopped',
};

/** What has happened and what is to come. */
export function Timeline({ block }: { block: TimelineBlock }) {
  const scope = useScope();
  const rows = read(block.rows, scope);
  if (!Array.isArray(rows)) return null;
  const entries = rows.map((item, index): TimelineEntry => {
    const own = { ...scope, item };
    const date = block.date === undefined ? '' : formatText('date-time', read(block.date, own));
    return {
      key: String(index),
      title: template(block.title, own),
      date: date === '' ? undefined : date,
      state: STATES[String(read(block.state, own))] ?? 'ahead',
    };
  });
  return <TimelineList entries={entries} />;
}
