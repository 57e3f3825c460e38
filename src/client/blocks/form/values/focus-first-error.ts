const controls = [
  'input:enabled:not([type="hidden"])',
  'select:enabled',
  'textarea:enabled',
  '[contenteditable="true"]',
].join(',');

/**
 * Once the errors are rendered, unfolds all invalid fields, scrolls to the first in reading order and focuses
 * it.
 */
export function focusFirstError(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[data-field][data-invalid]');
    if (!field) return;
    for (const folded of form!.querySelectorAll<HTMLDetailsElement>('details:has([data-invalid])'))
      folded.open = true;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    field.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
    if (!focusControl(field)) focusWhenDrawn(field);
  });
}

function focusControl(field: HTMLElement): boolean {
  const control = field.matches('[tabindex]')
    ? field
    : (field.querySelector<HTMLElement>(controls) ?? field.querySelector<HTMLElement>('button:enabled'));
  control?.focus({ preventScroll: true });
  return control !== null;
}

/** Focuses a control that is still loading (rich text) once it is there, unless the user has moved on. */
function focusWhenDrawn(field: HTMLElement) {
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== before || focusControl(field)) observer.disconnect();
  });
  observer.observe(field, { childList: true, subtree: true });
}
