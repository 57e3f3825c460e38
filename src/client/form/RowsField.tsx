import type { FieldProps } from '@rjsf/utils';
import toFieldPathId from '@rjsf/utils/lib/toFieldPathId.js';
import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldUi } from '../../shared/form-module.ts';
import { message } from '../state/messages.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { type DataPath, rowId } from './data-path.ts';
import { errorIdOf, FieldError } from './FieldFrame.tsx';
import { useErrorText, useFormState, useFormStore } from './form-context.ts';
import { ObjectField, RowUiContext } from './ObjectField.tsx';
import { partIn } from './structure.ts';
import { asList } from './widget.ts';
import './RowsField.css';

const firstControl = 'input:enabled, select:enabled, textarea:enabled, button:enabled';

/** Repeatable rows, each a card; rows that are `fixed` come with the data and can neither be added nor removed. */
export function RowsField(props: FieldProps) {
  const { fieldPathId, uiSchema, disabled } = props;
  const store = useFormStore();
  const path = fieldPathId.path as DataPath;
  const part = partIn(uiSchema);
  const error = useErrorText(path, false);
  const formDisabled = useFormState((state) => state.disabled) || Boolean(disabled);
  // One text of all the rows' names: equal as long as no row comes or goes.
  const ids = useFormState((state) => asList(state.read(path)).map(rowId).join(' '));
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => store.draw(path, false), [store, path]);
  if (!part) return null;

  const rows = ids ? ids.split(' ') : [];
  const { schema, ui, title } = part;
  const fixed = ui.fixed === true;
  // Where a form has nothing else, its own title says it already.
  const isAlone = path.length === 1 && Object.keys(store.form.schema.properties ?? {}).length === 1;
  const rowTitle = schema.items?.title ?? title;
  const isFull = rows.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);

  const focusRow = (index: number) => {
    const row = list.current?.children[index];
    const control = row?.querySelector<HTMLElement>(`.row-fields :is(${firstControl})`);
    (control ?? addButton.current)?.focus();
  };
  const add = () => {
    flushSync(() => store.addRow(path));
    focusRow(rows.length);
  };
  const remove = (index: number) => {
    flushSync(() => store.removeRow(path, index));
    const neighbour = list.current?.children[Math.min(index, rows.length - 2)];
    (neighbour?.querySelector<HTMLElement>('[data-remove]') ?? addButton.current)?.focus();
  };

  return (
    <fieldset
      className="rows"
      data-field={path.join('.')}
      data-invalid={error ? '' : undefined}
      data-fixed={fixed || undefined}
      aria-describedby={error ? errorIdOf(fieldPathId.$id) : undefined}
    >
      <legend className={fixed || isAlone ? 'visually-hidden' : undefined}>{title}</legend>
      {rows.length === 0 && typeof ui.empty === 'string' && <p className="rows-empty">{message(ui.empty)}</p>}
      <ol className="rows-list" ref={list}>
        {rows.map((row, index) => (
          <li key={row}>
            <fieldset className="row" aria-labelledby={fixed ? undefined : `${fieldPathId.$id}-${row}`}>
              {!fixed && (
                <div className="row-head">
                  <p id={`${fieldPathId.$id}-${row}`}>{`${rowTitle} ${index + 1}`}</p>
                  <IconButton
                    icon="trash"
                    size="small"
                    label={`Remove ${rowTitle} ${index + 1}`}
                    data-remove=""
                    disabled={formDisabled}
                    onClick={() => remove(index)}
                  />
                </div>
              )}
              <RowFields {...props} index={index} rowUi={ui.items} />
            </fieldset>
          </li>
        ))}
      </ol>
      {error && <FieldError id={errorIdOf(fieldPathId.$id)} text={error} />}
      {!fixed && (
        <Button ref={addButton} disabled={formDisabled || isFull} onClick={add}>
          {typeof ui.add === 'string' ? ui.add : `+ Add ${rowTitle}`}
        </Button>
      )}
    </fieldset>
  );
}

interface RowFieldsProps extends FieldProps {
  index: number;
  rowUi: Record<string, FieldUi> | undefined;
}

function RowFields({ index, rowUi, ...props }: RowFieldsProps) {
  const { fieldPathId, registry } = props;
  const rowPathId = useMemo(
    () => toFieldPathId(index, registry.globalFormOptions, fieldPathId),
    [index, registry, fieldPathId],
  );
  return (
    <RowUiContext value={rowUi}>
      <div className="row-fields">
        <ObjectField {...props} fieldPathId={rowPathId} />
      </div>
    </RowUiContext>
  );
}
