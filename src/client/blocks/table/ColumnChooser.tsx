import { useId } from 'react';
import { message } from '../../../../generated/messages/table.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { TableModel } from './features.ts';
import './ColumnChooser.css';

/** Chooses the visible columns; the one that names the row always is. */
export function ColumnChooser({ model }: { model: TableModel }) {
  const id = useId();
  const columns = model.getAllLeafColumns().filter((column) => column.getCanHide());
  if (columns.length < 2) return null;
  const reset = () => {
    model.setColumnVisibility({});
    model.resetColumnSizing(true);
  };
  return (
    <div className="column-chooser">
      <Button icon="table" popoverTarget={id}>
        {message('table.columns')}
      </Button>
      <fieldset id={id} popover="auto" className="column-chooser-list">
        <legend>{message('table.columns_shown')}</legend>
        {columns.map((column) => (
          <label key={column.id} className="choice">
            <input
              type="checkbox"
              checked={column.getIsVisible()}
              onChange={column.getToggleVisibilityHandler()}
            />
            <span>{column.columnDef.meta?.title}</span>
          </label>
        ))}
        <Button size="small" icon="undo" onClick={reset}>
          {message('table.reset_columns')}
        </Button>
      </fieldset>
    </div>
  );
}
