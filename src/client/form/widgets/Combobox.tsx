import { useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { ChoiceWidgetProps } from '../Choices.tsx';
import type { Choice } from '../lookup-context.ts';
import { asText, controlProps } from '../widget.ts';
import { Listbox } from './Listbox.tsx';
import { useListbox } from './use-listbox.ts';
import './controls.css';

export interface ComboboxProps extends ChoiceWidgetProps {
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
}

/** One of a long list, found by typing. */
export function Combobox(props: ComboboxProps) {
  const { part, choices, chosen, onChoose, disabled, labelledBy, required } = props;
  const input = useRef<HTMLInputElement>(null);
  const isChosen = (choice: Choice) => choice.value === chosen?.value;
  const list = useListbox({ choices, onPick: onChoose, isChosen });
  const clear = () => {
    onChoose(undefined);
    input.current?.focus();
  };
  return (
    <div className="combobox">
      <input
        {...controlProps(props)}
        {...list.inputProps}
        ref={input}
        className="control"
        type="text"
        aria-labelledby={labelledBy}
        placeholder={list.open && chosen ? chosen.label : asText(part.ui.placeholder) || 'Select'}
        value={list.open ? list.words : (chosen?.label ?? '')}
        onChange={(event) => list.search(event.target.value)}
        onClick={list.show}
        onKeyDown={list.onKeyDown}
      />
      {chosen && !required && !disabled && (
        <IconButton icon="x" size="small" label={`Clear ${part.title}`} onClick={clear} />
      )}
      <Icon name="chevron-down" />
      {list.open && <Listbox list={list} labelledBy={labelledBy} isChosen={isChosen} />}
    </div>
  );
}
