import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Choice } from '../lookup-context.ts';
import { searchChoices } from './search-choices.ts';

export interface ListboxOptions {
  choices: readonly Choice[];
  onPick: (choice: Choice) => void;
  /** Stays open after a choice, for lists of which several are chosen. */
  several?: boolean;
  /** What the list starts at when it opens. */
  isChosen: (choice: Choice) => boolean;
}

/** The behaviour of a text box with a list below it: typing searches, arrows walk, Enter picks, Esc closes. */
export function useListbox({ choices, onPick, several = false, isChosen }: ListboxOptions) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const found = open ? searchChoices(choices, words) : [];

  useEffect(() => {
    if (open) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, active, listId]);

  const show = () => {
    if (open) return;
    setOpen(true);
    setActive(Math.max(0, choices.findIndex(isChosen)));
  };
  const hide = () => {
    setOpen(false);
    setWords('');
  };
  const search = (text: string) => {
    setWords(text);
    setOpen(true);
    setActive(0);
  };
  const pick = (choice: Choice) => {
    onPick(choice);
    if (!several) hide();
  };
  const walk = (event: KeyboardEvent, goal: number) => {
    event.preventDefault();
    if (open) setActive(Math.min(found.length - 1, Math.max(0, goal)));
    else show();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = found[active];
    if (event.key === 'ArrowDown') walk(event, active + 1);
    else if (event.key === 'ArrowUp') walk(event, active - 1);
    else if (open && event.key === 'Home') walk(event, 0);
    else if (open && event.key === 'End') walk(event, found.length - 1);
    else if (open && event.key === 'Enter') {
      // Enter chooses; it does not submit the form around.
      event.preventDefault();
      if (choice) pick(choice);
    } else if (open && event.key === 'Escape') {
      // A dialog around must not close with the list.
      event.preventDefault();
      event.stopPropagation();
      hide();
    }
  };

  return {
    listId,
    open,
    words,
    active,
    found,
    show,
    hide,
    search,
    pick,
    onKeyDown,
    inputProps: {
      role: 'combobox',
      onBlur: hide,
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && found.length > 0 ? `${listId}-${active}` : undefined,
    },
  };
}

export type ListboxState = ReturnType<typeof useListbox>;
