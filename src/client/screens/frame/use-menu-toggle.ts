import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * A menu behind a button, as on a phone: it closes on Esc, which returns the focus to the button, and when
 * `place` changes.
 */
export function useMenuToggle(place: string) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(() => setOpen(false), [place]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return { open, setOpen, button, onKeyDown };
}
