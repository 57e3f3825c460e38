type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'metaKey' | 'getModifierState'
>;

/** Whether exactly these keys are pressed, in the notation of `aria-keyshortcuts`: Alt+ArrowDown. */
export function isPressed(keys: string, event: Pressed): boolean {
  const names = keys.split('+');
  const held = names.slice(0, -1);
  const { altKey, ctrlKey, shiftKey, metaKey } = event;
  return (
    event.key === names.at(-1) &&
    held.every((name) => event.getModifierState(name)) &&
    [altKey, ctrlKey, shiftKey, metaKey].filter(Boolean).length === held.length
  );
}

const SHOWN: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓' };

/** The keys as shown to users: Alt ↓. */
export const keysAsShown = (keys: string) =>
  keys
    .split('+')
    .map((key) => SHOWN[key] ?? key)
    .join(' ');
