import type { TimelineBlock } from '../../../../generated/definitions.d.ts';
import { clockOf } from '../../../language/run/value/clock.ts';
import { formatText } from '../../../language/run/value/formats.ts';
import { inRow } from '../../../language/run/value/scope.ts';
import { template, value } from '../../../language/run/value/value-path.ts';
import { useScope } from '../../engine/block-context.ts';
import { useScreenContext } from '../../engine/screen-context.ts';
import { DisplayedValue } from '../../engine/value/DisplayedValue.tsx';
import { displayValuesOf } from '../../engine/value/display-value.ts';
import { messageText } from '../../engine/value/message-text.ts';
import { Empty } from '../../ui/note/Empty.tsx';
import { type TimelineEntry, Timeline as TimelineList } from '../../ui/Timeline.tsx';

const STATES: Record<string, TimelineEntry['state']> = {
  done: 'done',
  current: 'current',
  stopped: 'stopped',
  ended: 'stopped',
};

/** Past and future events in order. */
export function Timeline({ block }: { block: TimelineBlock }) {
  const scope = useScope();
  const { definitions } = useScreenContext();
  const rows = value(block.rows, scope);
  if (!Array.isArray(rows)) return null;
  if (rows.length === 0)
    return block.empty === undefined ? null : <Empty title={messageText(block.empty, scope)} />;
  const entries = rows.map((item, index): TimelineEntry => {
    const rowScope = inRow(scope, item);
    const date =
      block.date === undefined ? '' : formatText('date-time', value(block.date, rowScope), clockOf(rowScope));
    return {
      key: String(index),
      title: template(block.title, rowScope),
      date: date === '' ? undefined : date,
      state:
        block.state === undefined ? undefined : (STATES[String(value(block.state, rowScope))] ?? 'ahead'),
      children: block.meta
        ?.flatMap((show) => displayValuesOf(show, rowScope, definitions))
        .map((shown, at) => (
          <p key={at} className="timeline-text">
            <span dir="auto">
              <DisplayedValue shown={shown} />
            </span>
          </p>
        )),
    };
  });
  return <TimelineList entries={entries} />;
}
