import { EARLY_CLICK } from '../language/run/screen/drawn-page.ts';

/**
 * Records what a visitor did on a server-rendered page just before React hydrates it: otherwise React would
 * show a field's text without knowing it, or restore the previous one. Returns a function that replays it:
 * texts and choices, then the last click on a button.
 */
export function earlyUse(root: HTMLElement): () => void {
  const clicked = (window as { [EARLY_CLICK]?: () => HTMLButtonElement | null | undefined })[EARLY_CLICK]?.();
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
  const repeats = fields.flatMap((field) => repeatOf(field) ?? []);
  return () => {
    for (const repeat of repeats) repeat();
    // Deferred, so that a form has taken the texts.
    if (clicked) setTimeout(() => clicked.isConnected && clicked.click());
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns a function that re-enters the field's value; undefined when nothing was entered. */
function repeatOf(field: Field): (() => void) | undefined {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    if ([...field.options].every(({ selected, defaultSelected }) => selected === defaultSelected)) return;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (field.type === 'checkbox' || field.type === 'radio') {
    const box = field as HTMLInputElement;
    const { checked, defaultChecked } = box;
    // The selected radio button is enough to restore its group.
    if (checked === defaultChecked || (box.type === 'radio' && !checked)) return;
    return () => {
      box.checked = !checked;
      box.click();
    };
  }
  if (field.type === 'file' || value === field.defaultValue) return;
  return () => {
    // React ignores an event whose value it has seen: its value tracker gets the previous one, the DOM the
    // typed one.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
