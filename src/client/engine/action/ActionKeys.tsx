import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { prefsAtom } from '../../state/prefs.ts';
import { isLetter, isPressed, keysAsShown } from './pressed-keys.ts';

/**
 * Runs an action when its shortcut is pressed, and shows the shortcut; never while typing or while a dialog
 * is open. Single letters can be turned off, because speech input presses them by chance.
 */
export function ActionKeys({ keys, onPress }: { keys: string; onPress: () => void }) {
  const { letter_keys } = useAtomValue(prefsAtom);
  const isOff = isLetter(keys) && letter_keys === 'off';
  const press = useRef(onPress);
  press.current = onPress;
  // Listens before the shortcut is shown, so that it works as soon as it is visible.
  useLayoutEffect(() => {
    if (isOff) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isPressed(keys, event) || isTaken(event.target)) return;
      event.preventDefault();
      press.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [keys, isOff]);
  if (isOff) return null;
  return (
    <span className="action-keys" aria-hidden="true">
      {keysAsShown(keys)}
    </span>
  );
}

/** Whether the focused element handles the keys itself. */
const isTaken = (target: EventTarget | null) =>
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]') !==
      null) ||
  document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
