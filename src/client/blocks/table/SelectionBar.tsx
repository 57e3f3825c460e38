import type { ReactNode } from 'react';
import { message } from '../../../../generated/messages/table.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SelectBox } from './columns.tsx';
import type { TableModel } from './features.ts';
import './SelectionBar.css';

export interface SelectionBarProps {
  model: TableModel;
  count: number;
  onClear: () => void;
  /** The number of rows that match search and filters, if all of them can be selected. */
  total?: number;
  /** Whether all of them are selected. */
  all: boolean;
  onAll: () => void;
  children: ReactNode;
}

/** The number of selected rows and the actions on them; it stays visible while the rows scroll. */
export function SelectionBar({ model, count, onClear, total, all, onAll, children }: SelectionBarProps) {
  const here = model.getRowModel().rows.filter((row) => row.getIsSelected()).length;
  const chosen = count === 0 ? '' : message(keyFor(here, count), { n: count });
  const text = all ? message('table.all_selected', { n: total ?? count }) : chosen;
  return (
    <>
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {/* Cards have no table head, and so no "select all" box. */}
      <div className="selection-page">
        <SelectBox
          label={message('table.select_page')}
          checked={model.getIsAllPageRowsSelected()}
          mixed={model.getIsSomePageRowsSelected()}
          onChange={model.getToggleAllPageRowsSelectedHandler()}
        />
        <span aria-hidden="true">{message('table.select_page')}</span>
      </div>
      {count > 0 && (
        <section className="selection-bar" aria-label={message('table.selection')}>
          <p className="selection-count">{text}</p>
          {total !== undefined && !all && total > count && (
            <Button tone="quiet" size="small" onClick={onAll}>
              {message('table.select_all', { n: total })}
            </Button>
          )}
          <div className="selection-actions">{children}</div>
          <Button tone="quiet" size="small" icon="x" onClick={onClear}>
            {message('table.clear_selection')}
          </Button>
        </section>
      )}
    </>
  );
}

/** Returns the message key, which also mentions selected rows on other pages. */
function keyFor(here: number, count: number) {
  if (here === count) return 'table.selected';
  return here === 0 ? 'table.selected_elsewhere' : 'table.selected_here_and_elsewhere';
}
