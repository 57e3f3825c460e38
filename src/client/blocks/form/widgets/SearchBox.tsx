import { Combobox as Base } from '@base-ui/react/combobox';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { message } from '../../../../../generated/messages/form.ts';
import type { Choice } from '../../../engine/value/lookup-context.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { landmarkOf } from '../../../ui/landmark-of.ts';
import type { ChoiceWidgetProps } from './Choices.tsx';
import { searchChoices } from './search-choices.ts';
import { controlProps } from './widget.ts';
import './listbox.css';

export interface ComboboxProps extends ChoiceWidgetProps {
  /** The current choice: at most one, or any number with `several`. */
  chosen: readonly Choice[];
  several?: boolean;
  /** Called when a choice is made, or toggled with `several`; undefined clears the field. */
  onChoose: (choice: Choice | undefined) => void;
  placeholder: string;
  /** Text typed before the list of choices had loaded; the box must have the focus. */
  typed?: string;
  /** Called before the box itself handles a key. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Further content of the box. */
  children?: ReactNode;
}

export interface SearchBoxProps extends ComboboxProps {
  /** Text typed before this code had loaded; if there is any, the list opens at once. */
  early: string | undefined;
  /** Whether the user has left the box since. */
  isLeft: boolean;
}

type Details = Base.Root.ChangeEventDetails;

/** A text box with a list of matching choices. */
export function SearchBox(props: SearchBoxProps) {
  const { id, choices, chosen, several = false, onChoose, placeholder, onKeyDown, early } = props;
  const { labelledBy, loading, onSearch, isLeft } = props;
  const [words, setWords] = useState(isLeft ? '' : (early ?? ''));
  const [open, setOpen] = useState(early !== undefined && !isLeft);
  const [pending, setPending] = useState(isLeft ? early?.trim() || undefined : undefined);
  const highlighted = useRef<Choice>(undefined);
  // The plain box that this one replaces is still in the document at the first rendering.
  const [landmark] = useState(() => landmarkOf(document.getElementById(id)));
  const label = several ? '' : (chosen[0]?.label ?? '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: only text typed earlier is searched for at once
  useEffect(() => {
    if (early) onSearch?.(early);
  }, []);
  const look = (text: string) => {
    setWords(text);
    if (text) setPending(undefined);
    onSearch?.(text);
  };
  const change = (next: Choice | readonly Choice[] | null, details: Details) => {
    // Esc closes the list first, then what is around it; it does not undo the choice.
    if (details.reason === 'escape-key') {
      details.cancel();
      details.allowPropagation();
      return;
    }
    const list = [next ?? []].flat();
    if (!several) onChoose(list[0]);
    else onChoose(list.find((one) => !chosen.includes(one)) ?? chosen.find((one) => !list.includes(one)));
  };
  const take = (choice: Choice) => {
    if (!several || !chosen.some(({ value }) => value === choice.value)) onChoose(choice);
  };
  // Words left before the list had arrived choose as soon as it has.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls is new at each rendering
  useEffect(() => {
    if (pending === undefined || loading) return;
    const [found] = searchChoices(choices, pending);
    if (found || !onSearch) setPending(undefined);
    if (!found) return;
    take(found);
    setWords('');
    if (!several) setOpen(false);
  }, [pending, loading, choices]);
  // The list is not shown while it loads, so nothing else closes it.
  const leave = () => {
    if (!loading) return;
    setOpen(false);
    setPending(words.trim() || undefined);
    setWords('');
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || (event.key !== 'Tab' && event.key !== 'Enter')) return;
    const matches = searchChoices(choices, words);
    const typed = words.trim() !== '';
    if (typed && (loading || matches.length === 0)) {
      if (event.key === 'Enter') event.preventDefault();
      if (loading || onSearch) setPending(words.trim());
      return;
    }
    // Enter is the list's own.
    if (event.key === 'Enter' || !open) return;
    const best = highlighted.current;
    const found = best && matches.includes(best) ? best : typed ? matches[0] : undefined;
    if (found) take(found);
  };
  return (
    <Base.Root
      items={onSearch ? choices : searchChoices(choices, words)}
      filter={null}
      multiple={several}
      value={several ? [...chosen] : (chosen[0] ?? null)}
      onValueChange={change}
      inputValue={words || (open ? '' : (pending ?? label))}
      onInputValueChange={(text, { reason }) => look(reason === 'input-change' ? text : '')}
      open={open && !loading}
      onOpenChange={setOpen}
      onItemHighlighted={(choice, { reason }) => {
        // The pointer only passes over it.
        highlighted.current = reason === 'pointer' ? undefined : choice;
      }}
      isItemEqualToValue={(one: Choice, other: Choice) => one.value === other.value}
      itemToStringLabel={(choice: Choice) => choice.label}
      disabled={props.disabled}
      // Text that was typed before highlights as well; the type leaves out this mode of the shared code.
      autoHighlight={words !== '' && words === early ? ('always' as never) : true}
      // An open list hides the rest of the page from screen readers, so keyboard and pointer must not reach
      // it either.
      modal
    >
      <Base.Input
        {...controlProps(props)}
        id={id}
        className="control"
        aria-labelledby={labelledBy}
        aria-busy={loading || undefined}
        placeholder={open && label ? label : placeholder}
        spellCheck={false}
        onBlur={leave}
        onKeyDown={keyDown}
      />
      <Base.Portal className="portal" container={landmark}>
        <Base.Positioner positionMethod="fixed" sideOffset={4}>
          <Base.Popup className="listbox">
            <Base.Empty>
              <p className="listbox-empty">{message('form.no_results')}</p>
            </Base.Empty>
            <Base.List aria-labelledby={labelledBy}>
              {(choice: Choice) => (
                <Base.Item key={choice.value} value={choice} className="listbox-option">
                  <span>{choice.label}</span>
                  <Base.ItemIndicator>
                    <Icon name="check" size={16} />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
