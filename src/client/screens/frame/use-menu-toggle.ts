import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * A menu behind a button, as on a phone: it closes on Esc, which focuses the button again, and when `place` changes.
 */
export function useMenuToggle(place: string) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving elsewhere closes the menu
  useEffect(() => setOpen(false), [place]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return { open, setOpen, button, onKeyDown };
}
