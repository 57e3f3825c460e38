import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { controlProps } from '../widget.ts';
import type { ComboboxProps } from './SearchBox.tsx';
import './controls.css';

const loadSearchBox = () => import('./SearchBox.tsx').then((module) => module.SearchBox);

/**
 * Choices of a long list, found by typing. What searches and opens is loaded when the box is approached; until then it
 * is a box like it, which takes the focus and the first letters.
 */
export function Combobox(props: ComboboxProps) {
  const { id, chosen, several, placeholder, labelledBy, children, onKeyDown } = props;
  const [SearchBox, load] = useLazyModule(loadSearchBox);
  const [early, setEarly] = useState<string>();
  useKeptFocus(id, SearchBox !== undefined);
  const look = controlProps(props);
  if (SearchBox) {
    return (
      <div className="combobox">
        <SearchBox {...props} early={early} />
        {children}
        <Icon name="chevron-down" />
      </div>
    );
  }
  const label = several ? '' : (chosen[0]?.label ?? '');
  const open = () => setEarly((text) => text ?? '');
  const openByArrow = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setEarly('');
  };
  return (
    <div className="combobox">
      <input
        {...look}
        className="control"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-labelledby={labelledBy}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={early || label}
        onPointerEnter={load}
        onFocus={load}
        // A press opens it, also when what searches takes its place before the press has become a click.
        onPointerDown={open}
        onClick={open}
        onChange={(event) => setEarly(event.target.value)}
        onKeyDown={openByArrow}
      />
      {children}
      <Icon name="chevron-down" />
    </div>
  );
}

/** Whoever is in a control that another takes the place of is then in the new one, with the same text marked. */
export function useKeptFocus(id: string, isOther: boolean) {
  const was = useRef(isOther);
  const active = was.current !== isOther ? document.activeElement : null;
  const left = active?.id === id ? active : null;
  // A page that is drawn on a server knows no such element.
  const marked =
    left && left instanceof HTMLInputElement ? ([left.selectionStart, left.selectionEnd] as const) : null;
  useLayoutEffect(() => {
    was.current = isOther;
    if (!left) return;
    const entered = document.getElementById(id);
    entered?.focus({ preventScroll: true });
    if (marked && entered instanceof HTMLInputElement) entered.setSelectionRange(...marked);
  });
}
