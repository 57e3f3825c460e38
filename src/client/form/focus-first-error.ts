const controls = [
  'input:enabled:not([type="hidden"])',
  'select:enabled',
  'textarea:enabled',
  '[contenteditable="true"]',
].join(',');

/** Scrolls to the first field in error, as the eye goes, and puts the focus into it; once the errors are drawn. */
export function focusFirstError(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[data-field][data-invalid]');
    if (!field) return;
    const control = field.matches('[tabindex]')
      ? field
      : (field.querySelector<HTMLElement>(controls) ?? field.querySelector<HTMLElement>('button:enabled'));
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    field.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
    control?.focus({ preventScroll: true });
  });
}
