import type { ReactNode } from 'react';
import { message } from '../../../generated/messages/table.ts';
import { Button } from '../ui/button/Button.tsx';
import type { TableModel } from './features.ts';
import { SelectBox } from './SelectBox.tsx';
import './SelectionBar.css';

export interface SelectionBarProps {
  model: TableModel;
  count: number;
  onClear: () => void;
  /** How many search and filters find, where all of them can be meant. */
  total?: number;
  /** Whether they are. */
  all: boolean;
  onAll: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** How many rows are selected and what can be done with them; it stays in sight while the rows scroll. */
export function SelectionBar({ model, count, onClear, total, all, onAll, children }: SelectionBarProps) {
  const here = model.getRowModel().rows.filter((row) => row.getIsSelected()).length;
  const chosen = count === 0 ? '' : message(keyFor(here, count), { n: count });
  const text = all ? message('table.all_selected', { n: total ?? count }) : chosen;
  return (
    <>
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {/* Cards have no head, and so no box there. */}
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

/** Rows of other pages are acted on, too: then it is said. */
function keyFor(here: number, count: number) {
  if (here === count) return 'table.selected';
  return here === 0 ? 'table.selected_elsewhere' : 'table.selected_here_and_elsewhere';
}
