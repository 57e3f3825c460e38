import { type ArrayFieldItemTemplateProps, type ArrayFieldTemplateProps, getUiOptions } from '@rjsf/utils';
import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { message } from '../../../../../generated/messages/form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { errorIdOf, FieldError } from '../fields/FieldFrame.tsx';
import { useForm } from '../values/form-context.ts';
import { type Direction, focusMoveButton, MoveButtons } from './MoveButtons.tsx';
import { type Drag, useDrag } from './use-drag.ts';
import './Rows.css';

type Moves = {
  drag: Drag;
  /** For each row by index, the function that moves it by one position. */
  steps: Map<number, (direction: Direction) => void>;
  say: (text: string) => void;
};

/** Set by the rows around it; undefined where order does not matter. */
const RowMoves = createContext<Moves | undefined>(undefined);

const firstControl = 'input:enabled, select:enabled, textarea:enabled, button:enabled';

/**
 * RJSF's ArrayFieldTemplate: repeatable rows; rows that come with the data can be neither added nor removed.
 */
export function Rows({
  items,
  schema,
  uiSchema,
  fieldPathId,
  rawErrors = [],
  title,
  canAdd,
  disabled,
  onAddClick,
  registry,
}: ArrayFieldTemplateProps) {
  const { atoms } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { empty, add, addable, ordered } = getUiOptions(uiSchema);
  const fixed = addable === false;
  const { path, $id } = fieldPathId;
  // If the list is the form's only field, the form's title already is its heading.
  const isAlone = path.length === 1 && Object.keys(registry.rootSchema.properties ?? {}).length === 1;
  const error = rawErrors.join('\n');

  const [said, say] = useState('');
  const steps = useMemo<Moves['steps']>(() => new Map(), []);
  const drag = useDrag((from, to) => {
    const by = to > from ? 1 : -1;
    // One position at a time, so that each row keeps its identity.
    for (let at = from; at !== to; at += by) steps.get(at)?.(by > 0 ? 'down' : 'up');
  });

  const addRow = () => {
    flushSync(() => atoms.push());
    flushSync(() => {
      onAddClick();
      atoms.moved(path, (at) => at);
    });
    const control = list.current?.lastElementChild?.querySelector<HTMLElement>(
      `.row-fields :is(${firstControl})`,
    );
    (control ?? addButton.current)?.focus();
  };
  return (
    <fieldset
      className="rows"
      data-field={path.join('.')}
      data-invalid={error ? '' : undefined}
      data-fixed={fixed || undefined}
      aria-describedby={error ? errorIdOf($id) : undefined}
    >
      <legend className={fixed || isAlone ? 'visually-hidden' : undefined}>{title}</legend>
      {items.length === 0 && typeof empty === 'string' && <p className="rows-empty">{message(empty)}</p>}
      <RowMoves value={ordered === true ? { drag, steps, say } : undefined}>
        <ol className="rows-list" ref={list}>
          {items}
        </ol>
      </RowMoves>
      {ordered === true && (
        <p className="visually-hidden" role="status">
          {said}
        </p>
      )}
      {error && <FieldError id={errorIdOf($id)} text={error} />}
      {!fixed && (
        <Button ref={addButton} data-add="" disabled={disabled || !canAdd} onClick={addRow}>
          {typeof add === 'string' ? add : message('form.add_row', { row: rowTitle(schema) ?? title })}
        </Button>
      )}
    </fieldset>
  );
}

const rowTitle = ({ items }: ArrayFieldTemplateProps['schema']) =>
  (items as { title?: string } | undefined)?.title;

/** RJSF's ArrayFieldItemTemplate: one row, a card. */
export function Row({
  children,
  index,
  schema,
  buttonsProps,
  disabled,
  totalItems,
}: ArrayFieldItemTemplateProps) {
  const { atoms } = useForm();
  const row = useRef<HTMLLIElement>(null);
  const title = `${schema.title} ${index + 1}`;
  const titleId = `${buttonsProps.fieldPathId.$id}-title`;
  const rows = buttonsProps.fieldPathId.path.slice(0, -1);
  const remove = () => {
    const list = row.current?.parentElement;
    flushSync(() => atoms.push());
    flushSync(() => {
      buttonsProps.onRemoveItem();
      atoms.moved(rows, (at) => (at === index ? undefined : at > index ? at - 1 : at));
    });
    const neighbour = list?.children[Math.min(index, totalItems - 2)];
    (
      neighbour?.querySelector<HTMLElement>('[data-remove]') ??
      list?.parentElement?.querySelector<HTMLElement>(':scope > [data-add]')
    )?.focus();
  };
  const canRemove = buttonsProps.hasRemove;
  const around = useContext(RowMoves);
  const moves = totalItems > 1 ? around : undefined;
  const drag = disabled ? undefined : moves?.drag;
  const step = (direction: Direction) => {
    flushSync(() => atoms.push());
    const next = index + (direction === 'up' ? -1 : 1);
    flushSync(() => {
      if (direction === 'up') buttonsProps.onMoveUpItem();
      else buttonsProps.onMoveDownItem();
      atoms.moved(rows, (at) => (at === index ? next : at === next ? index : at));
    });
    around?.say(message('form.moved', { what: schema.title ?? '', place: next + 1, of: totalItems }));
  };
  useLayoutEffect(() => {
    around?.steps.set(index, step);
  });
  return (
    <li ref={row} {...drag?.target(index)}>
      <fieldset className="row" aria-labelledby={canRemove ? titleId : undefined}>
        {canRemove && (
          <div className="row-head" {...drag?.handle(index)}>
            <p id={titleId}>{title}</p>
            {moves && (
              <MoveButtons
                what={title}
                index={index}
                total={totalItems}
                disabled={disabled}
                onMove={(direction) => {
                  step(direction);
                  focusMoveButton(row.current, direction);
                }}
              />
            )}
            <IconButton
              icon="trash"
              size="small"
              label={message('form.remove', { what: title })}
              data-remove=""
              disabled={disabled}
              onClick={remove}
            />
          </div>
        )}
        <div className="row-fields">{children}</div>
      </fieldset>
    </li>
  );
}
