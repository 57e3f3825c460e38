import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import type { ComboboxProps } from './SearchBox.tsx';
import { controlProps } from './widget.ts';
import './controls.css';

const loadSearchBox = () => import('./SearchBox.tsx').then((module) => module.SearchBox);

/**
 * A choice from a long list, found by typing. The code that searches loads on hover or focus; until then a
 * plain box takes the focus and the first letters.
 */
export function Combobox(props: ComboboxProps) {
  const { id, chosen, several, placeholder, labelledBy, children, onKeyDown } = props;
  const [SearchBox, load] = useLazyModule(loadSearchBox);
  const [early, setEarly] = useState(props.typed);
  const [isLeft, setIsLeft] = useState(false);
  const [isPressed, setPressed] = useState(false);
  // A press that has begun on this box also ends on it: replaced, it would not hear that the page was scrolled.
  const isReplaced = SearchBox !== undefined && !isPressed;
  useKeptFocus(id, isReplaced);
  const look = controlProps(props);
  if (isReplaced) {
    return (
      <div className="combobox">
        <SearchBox {...props} early={early} isLeft={isLeft} />
        {children}
        <Icon name="chevron-down" />
      </div>
    );
  }
  const label = several ? '' : (chosen[0]?.label ?? '');
  const openByArrow = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setEarly('');
    // The list that would be chosen from is on its way; the form is not finished.
    if (event.key === 'Enter' && early) event.preventDefault();
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
        value={early ?? label}
        onPointerEnter={load}
        onFocus={() => {
          setIsLeft(false);
          load();
        }}
        onBlur={() => setIsLeft(true)}
        onPointerDown={() => setPressed(true)}
        // The click follows, unless the page is scrolled or the pointer leaves the box before.
        onPointerLeave={() => setPressed(false)}
        onClick={() => {
          setPressed(false);
          setEarly(early ?? '');
        }}
        onChange={(event) => setEarly(event.target.value)}
        onKeyDown={openByArrow}
      />
      {children}
      <Icon name="chevron-down" />
    </div>
  );
}

/**
 * Moves focus and selection to a control that replaces the focused one. If that one had no selection, all text
 * is selected, so that typing replaces it, or the cursor stands behind it.
 */
export function useKeptFocus(id: string, isOther: boolean, selects = true) {
  const was = useRef(isOther);
  const active = was.current !== isOther ? document.activeElement : null;
  const left = active?.id === id ? active : null;
  // There is no active element during server rendering.
  const marked =
    left && left instanceof HTMLInputElement ? ([left.selectionStart, left.selectionEnd] as const) : null;
  useLayoutEffect(() => {
    was.current = isOther;
    if (!left) return;
    const entered = document.getElementById(id);
    entered?.focus({ preventScroll: true });
    if (!(entered instanceof HTMLInputElement)) return;
    const end = entered.value.length;
    entered.setSelectionRange(...(marked ?? [selects ? 0 : end, end]));
  });
}
