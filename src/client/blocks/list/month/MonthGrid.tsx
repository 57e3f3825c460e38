import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ListBlock } from '../../../../../generated/definitions.d.ts';
import { message } from '../../../../../generated/messages/month.ts';
import { cached } from '../../../../language/run/value/formats.ts';
import { WEEK_START } from '../../../../language/run/value/week.ts';
import { MonthEntry } from './MonthEntry.tsx';
import {
  dayAfter,
  dayName,
  dayOfMonth,
  monthAfter,
  monthOf,
  type Placed,
  weekdayNames,
  weeksOf,
} from './month-days.ts';

export interface MonthGridProps {
  block: ListBlock;
  month: string;
  today: string;
  /** What the month is called. */
  name: string;
  byDay: ReadonlyMap<string, readonly Placed[]>;
  onMonth: (month: string) => void;
  /** Shows all rows of a day. */
  onOpen: (day: string) => void;
}

/** The lines of a day; where there are more rows, the last line says how many. */
const LINES = 3;

/** A month as a grid of days, with one tab stop: the arrow keys move between days, and beyond the month. */
export function MonthGrid({ block, month, today, name, byDay, onMonth, onOpen }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, choose] = useState(today);
  const current = [chosen, today].find((day) => monthOf(day) === month) ?? `${month}-01`;
  // The day to focus once its month is shown.
  const awaited = useRef<string>(undefined);
  const weeks = weeksOf(month, WEEK_START);

  const focus = (day: string) => table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  useEffect(() => {
    const day = awaited.current;
    if (day === undefined || monthOf(day) !== month) return;
    awaited.current = undefined;
    focus(day);
  });
  const moveTo = (day: string) => {
    choose(day);
    if (monthOf(day) === month) return focus(day);
    awaited.current = day;
    onMonth(monthOf(day));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-day]');
    const day = cell?.dataset.day;
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const isOnDay = event.target === cell;
    if (isOnDay && (event.key === 'Enter' || event.key === ' ')) {
      if (byDay.has(day)) onOpen(day);
    } else if (!isOnDay && event.key === 'Escape') cell!.focus();
    else {
      const to = dayByKey(event, day, weeks, getComputedStyle(cell!).direction === 'rtl');
      if (to === undefined) return;
      moveTo(to);
    }
    event.preventDefault();
  };

  return (
    <table
      ref={table}
      className="month-grid"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's grid pattern for dates
      role="grid"
      aria-label={name}
      aria-description={message('month.help')}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekdayNames(WEEK_START, 'long').map((long, index) => (
            <th key={long} scope="col" abbr={long}>
              <span className="visually-hidden">{long}</span>
              <span aria-hidden="true">{weekdayNames(WEEK_START, 'short')[index]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((day, place) =>
              day === undefined ? (
                <td key={place} className="month-outside" />
              ) : (
                <td
                  key={place}
                  data-day={day}
                  tabIndex={day === current ? 0 : -1}
                  aria-current={day === today ? 'date' : undefined}
                  onFocus={() => choose(day)}
                >
                  <Day
                    block={block}
                    day={day}
                    rows={byDay.get(day)}
                    isCurrent={day === current}
                    onOpen={onOpen}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the day to which a key moves. */
function dayByKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  day: string,
  weeks: readonly (readonly (string | undefined)[])[],
  isMirrored: boolean,
): string | undefined {
  const step = isMirrored ? -1 : 1;
  const days = { ArrowRight: step, ArrowLeft: -step, ArrowDown: 7, ArrowUp: -7 }[key];
  if (days !== undefined) return shiftKey ? undefined : dayAfter(day, days);
  const months = { PageDown: 1, PageUp: -1 }[key];
  if (months !== undefined) return dayOfMonth(monthAfter(monthOf(day), shiftKey ? months * 12 : months), day);
  const week = weeks.find((one) => one.includes(day))?.filter((one) => one !== undefined);
  return key === 'Home' ? week?.[0] : key === 'End' ? week?.at(-1) : undefined;
}

interface DayProps {
  block: ListBlock;
  day: string;
  rows: readonly Placed[] | undefined;
  /** Only the current day's rows are tab stops. */
  isCurrent: boolean;
  onOpen: (day: string) => void;
}

function Day({ block, day, rows = [], isCurrent, onOpen }: DayProps) {
  const shown = rows.length > LINES ? LINES - 1 : rows.length;
  const tabIndex = isCurrent ? undefined : -1;
  return (
    <>
      <span className="month-day" aria-hidden="true">
        {cached(Intl.NumberFormat, {}).format(Number(day.slice(8)))}
      </span>
      <span className="visually-hidden">{dayName(day)}</span>
      {rows.length > 0 && (
        <ul className="month-entries">
          {rows.slice(0, shown).map((placed, index) => (
            <li key={index}>
              <MonthEntry block={block} placed={placed} tabIndex={tabIndex} />
            </li>
          ))}
          {shown < rows.length && (
            <li>
              <button
                type="button"
                className="month-more"
                tabIndex={tabIndex}
                aria-haspopup="dialog"
                onClick={() => onOpen(day)}
              >
                {message('month.more', { n: rows.length - shown })}
              </button>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
