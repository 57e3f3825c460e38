import { type ReactNode, useState } from 'react';
import type { ListBlock } from '../../../../../generated/definitions.d.ts';
import { message } from '../../../../../generated/messages/month.ts';
import { clockOf } from '../../../../language/run/value/clock.ts';
import { formatText } from '../../../../language/run/value/formats.ts';
import { inRow } from '../../../../language/run/value/scope.ts';
import { template, value } from '../../../../language/run/value/value-path.ts';
import { ActionButton } from '../../../engine/action/ActionButton.tsx';
import { BlockContext, useBlockContext } from '../../../engine/block-context.ts';
import { Heading } from '../../../engine/Heading.tsx';
import { Anchor } from '../../../engine/link/Anchor.tsx';
import { useScreenContext } from '../../../engine/screen-context.ts';
import { messageText } from '../../../engine/value/message-text.ts';
import { buttonLook } from '../../../ui/button/button-look.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Empty } from '../../../ui/note/Empty.tsx';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import { ListPager } from '../ListPager.tsx';
import { useRows } from '../use-rows.ts';
import { MonthAgenda } from './MonthAgenda.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { monthAfter, type Placed, spotOf } from './month-days.ts';
import '../list.css';
import '../../../ui/button/IconButton.css';
import './month.css';

const importDialog = () => import('./MonthDialog.tsx').then((module) => module.MonthDialog);

/**
 * A list's rows on the days of a month. Where its grid has no room, and on paper, a list of the days with rows. The
 * rows' `meta` says which month it is and which day is today.
 */
export function Month({ block }: { block: ListBlock }) {
  const { title, date, bind = '', empty, action, pager } = block;
  const around = useBlockContext();
  const { setQuery } = useScreenContext();
  const found = useRows(block);
  const [opened, setOpened] = useState<string>();
  const [Dialog, loadDialog] = useLazyModule(importDialog);
  const month = found?.meta?.month;
  if (!found || typeof month !== 'string') return null;
  const { rows, meta = {}, refreshing } = found;
  const { scope } = around;
  const byDay = daysOf(rows, (item) => spotOf(value(date, inRow(scope, item)), clockOf(scope)));
  const today = String(meta.today);
  const name = bind.replace(/^query\./, '');
  const level = title === undefined ? around.level : around.level + 1;
  const openDay = (day: string) => {
    loadDialog();
    setOpened(day);
  };
  // Beside the title where there is a grid, so that the grid stays in its place from month to month.
  const none = rows.length === 0 && empty !== undefined ? messageText(empty, scope) : undefined;
  const heading = formatText('month-year', `${month}-01`);
  return (
    <div className="list month" aria-busy={refreshing || undefined}>
      {title && <Heading className="section-title">{template(title, scope)}</Heading>}
      <BlockContext value={{ ...around, level }}>
        <div className="month-head">
          <div className="month-title" aria-live="polite">
            <Heading className="section-title">{heading}</Heading>
            {none !== undefined && <p className="month-none">{none}</p>}
          </div>
          <nav className="month-nav" aria-label={message('month.other')}>
            <Step
              name={name}
              month={monthAfter(month, -1)}
              icon="arrow-left"
              label={message('month.previous')}
            />
            <Step name={name} month={monthAfter(month, 1)} icon="arrow-right" label={message('month.next')} />
            <ToMonth name={name} month={undefined} {...buttonLook('secondary', 'small')}>
              <span className="button-label">{message('month.today')}</span>
            </ToMonth>
          </nav>
        </div>
        {none !== undefined && (
          <div className="month-empty">
            <Empty title={none} action={action && <ActionButton action={action} />} />
          </div>
        )}
        <MonthGrid
          block={block}
          month={month}
          today={today}
          name={heading}
          byDay={byDay}
          onMonth={(to) => setQuery({ [name]: to }, { push: true })}
          onOpen={openDay}
        />
        <MonthAgenda block={block} today={today} byDay={byDay} />
      </BlockContext>
      {pager ? (
        <ListPager meta={meta} bind={pager} />
      ) : (
        Number(meta.total) > rows.length && (
          <p className="month-rest">
            {message('month.rest', { shown: rows.length, total: Number(meta.total) })}
          </p>
        )
      )}
      {Dialog && opened !== undefined && (
        <Dialog
          block={block}
          day={opened}
          rows={byDay.get(opened) ?? []}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

/** The rows of each day that has some, by day and in the rows' order. */
function daysOf(
  rows: readonly unknown[],
  spot: (item: unknown) => ReturnType<typeof spotOf>,
): ReadonlyMap<string, Placed[]> {
  const placed = rows.flatMap((item) => {
    const at = spot(item);
    return at ? [{ ...at, item }] : [];
  });
  placed.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  return Map.groupBy(placed, ({ day }) => day);
}

interface ToMonthProps {
  /** The name of the month in the query string. */
  name: string;
  /** The current one if undefined. */
  month: string | undefined;
  className: string;
  'aria-label'?: string;
  'data-tip'?: string;
  children: ReactNode;
}

/** A link, so that a month opens in another tab and without scripts. */
function ToMonth({ name, month, children, ...look }: ToMonthProps) {
  const { setQuery, addressWith } = useScreenContext();
  return (
    <Anchor
      {...look}
      href={addressWith({ [name]: month })}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setQuery({ [name]: month }, { push: true });
      }}
    >
      {children}
    </Anchor>
  );
}

interface StepProps {
  name: string;
  month: string;
  icon: 'arrow-left' | 'arrow-right';
  label: string;
}

const Step = ({ icon, label, ...to }: StepProps) => (
  <ToMonth {...to} className="icon-button" aria-label={label} data-tip={label}>
    <Icon name={icon} />
  </ToMonth>
);
