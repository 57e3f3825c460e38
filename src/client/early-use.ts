import { EARLY_CLICK } from '../language/run/screen/drawn-page.ts';

/**
 * What a visitor does on a drawn page before React has it. Returns how to repeat it afterwards: texts and choices,
 * which React would show without knowing them, then the last click on a button.
 */
export function earlyUse(root: HTMLElement): () => void {
  const clicked = (window as { [EARLY_CLICK]?: () => HTMLButtonElement | null | undefined })[EARLY_CLICK]?.();
  return () => {
    for (const field of root.querySelectorAll<Field>('input, textarea, select')) repeat(field);
    // Later, when a form has taken the texts.
    if (clicked) setTimeout(() => clicked.isConnected && clicked.click());
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function repeat(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    const isChosen = [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    if (isChosen) field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    const box = field as HTMLInputElement;
    if (box.checked === box.defaultChecked) return;
    box.checked = box.defaultChecked;
    box.click();
  } else if (field.type !== 'file' && field.value !== field.defaultValue) {
    const { value } = field;
    // React ignores an event whose value it has seen: it is told the former one, and the browser the typed one.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
