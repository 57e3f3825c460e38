import { type KeyboardEvent, useRef } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ChoiceWidgetProps } from '../Choices.tsx';
import type { Choice } from '../lookup-context.ts';
import { asList, asText, controlProps } from '../widget.ts';
import { Listbox } from './Listbox.tsx';
import { toggled } from './toggled.ts';
import { useListbox } from './use-listbox.ts';
import './controls.css';

/** Any of a list: a click toggles an item and leaves the list open; what is chosen stands above as chips. */
export function MultiSelectWidget(props: ChoiceWidgetProps) {
  const { part, value, onChange, choices, loading, disabled, labelledBy } = props;
  const input = useRef<HTMLInputElement>(null);
  const chosen = asList(value);
  const isChosen = (choice: Choice) => chosen.includes(choice.value);
  const toggle = (choice: Choice) => onChange(toggled(chosen, choice.value, choices));
  const list = useListbox({ choices, onPick: toggle, several: true, isChosen });

  const removeLast = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && list.words === '' && chosen.length > 0) onChange(chosen.slice(0, -1));
    else list.onKeyDown(event);
  };
  const remove = (one: unknown) => {
    onChange(chosen.filter((other) => other !== one));
    input.current?.focus();
  };
  return (
    <div className="multi-select">
      {chosen.length > 0 && (
        <ul className="chip-list" aria-labelledby={labelledBy}>
          {chosen.map((one) => {
            const label =
              choices.find((choice) => choice.value === one)?.label ?? (loading ? '…' : String(one));
            return (
              <li key={String(one)}>
                <Chip onRemove={() => remove(one)} removeLabel={`Remove ${label}`} disabled={disabled}>
                  {label}
                </Chip>
              </li>
            );
          })}
        </ul>
      )}
      <div className="combobox">
        <input
          {...controlProps(props)}
          {...list.inputProps}
          ref={input}
          className="control"
          type="text"
          aria-busy={loading || undefined}
          placeholder={loading ? 'Loading...' : asText(part.ui.placeholder) || 'Search and select'}
          value={list.words}
          onChange={(event) => list.search(event.target.value)}
          onClick={list.show}
          onKeyDown={removeLast}
        />
        <Icon name="chevron-down" />
        {list.open && !loading && <Listbox list={list} labelledBy={labelledBy} several isChosen={isChosen} />}
      </div>
    </div>
  );
}
