import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';

const PAUSE = 350;

export interface SearchBoxProps {
  value: string;
  label: string;
  onChange: (text: string) => void;
}

/** Searches while typing, debounced. */
export function SearchBox({ value, label, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  /** The last search: neither its response nor a trailing space may change what is being typed. */
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const words = text.trim();
    if (words === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = words;
      latest.current(words);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <label className="table-search">
      <span className="visually-hidden">{label}</span>
      <Icon name="search" />
      <input
        className="control"
        type="search"
        value={text}
        placeholder={label}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
}
