type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'metaKey' | 'getModifierState'
>;

/** Whether a shortcut is a single letter, which readers can turn off. */
export const isLetter = (keys: string) => /^[a-z]$/.test(keys);

/** Whether exactly these keys are pressed, in the notation of `aria-keyshortcuts`: Alt+ArrowDown. */
export function isPressed(keys: string, event: Pressed): boolean {
  const names = keys.split('+');
  const held = names.slice(0, -1);
  const { altKey, ctrlKey, shiftKey, metaKey } = event;
  return (
    isKey(names.at(-1)!, event) &&
    held.every((name) => event.getModifierState(name)) &&
    [altKey, ctrlKey, shiftKey, metaKey].filter(Boolean).length === held.length
  );
}

/** A letter is found by its place on keyboards whose own letters are others, such as Arabic ones. */
function isKey(name: string, { key, code }: Pressed): boolean {
  if (!isLetter(name)) return key === name;
  const typed = key.toLowerCase();
  return typed === name || (!isLetter(typed) && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() === name);
}

const SHOWN: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓' };

/** The keys as shown to users: Alt ↓. */
export const keysAsShown = (keys: string) =>
  keys
    .split('+')
    .map((key) => SHOWN[key] ?? (isLetter(key) ? key.toUpperCase() : key))
    .join(' ');
