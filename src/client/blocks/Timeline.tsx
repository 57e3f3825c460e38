import type { TimelineBlock } from '../../../generated/definitions.d.ts';
import { formatText } from '../../shared/formats.ts';
import { read, template } from '../../shared/value-path.ts';
import { type TimelineEntry, Timeline as TimelineList } from '../ui/Timeline.tsx';
import { useScope } from './surroundings.ts';

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
