import type { ListBlock } from '../../../../../generated/definitions.d.ts';
import { message } from '../../../../../generated/messages/month.ts';
import { BlockContext, useBlockContext } from '../../../engine/block-context.ts';
import { Heading } from '../../../engine/Heading.tsx';
import { keyOf, ListRow } from '../ListRow.tsx';
import { dayName, type Placed } from './month-days.ts';

export interface MonthAgendaProps {
  block: ListBlock;
  today: string;
  byDay: ReadonlyMap<string, readonly Placed[]>;
}

/** The days that have rows, with their rows below. */
export function MonthAgenda({ block, today, byDay }: MonthAgendaProps) {
  const around = useBlockContext();
  const level = around.level + 1;
  return (
    <BlockContext value={{ ...around, level }}>
      <ol className="month-agenda">
        {[...byDay].map(([day, rows]) => (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <Heading className="month-agenda-day">
              {day === today ? message('month.is_today', { day: dayName(day) }) : dayName(day)}
            </Heading>
            <BlockContext value={{ ...around, level: level + 1 }}>
              <DayRows block={block} rows={rows} />
            </BlockContext>
          </li>
        ))}
      </ol>
    </BlockContext>
  );
}

/** The rows of one day, each with its time. */
export const DayRows = ({ block, rows }: { block: ListBlock; rows: readonly Placed[] }) => (
  <ul className="month-rows">
    {rows.map(({ item, time }, index) => (
      <li key={keyOf(item, index)}>
        {time !== undefined && <span className="month-time">{time}</span>}
        <div>
          <ListRow block={{ part: block.part, blocks: block.blocks }} item={item} />
        </div>
      </li>
    ))}
  </ul>
);
