import type { SwaggerSystem } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/** A link inside the button that opens the operation confuses; the address follows the button as well. */
export const withoutNestedLinks = ({ React }: SwaggerSystem) => ({
  components: { DeepLink: ({ text }: { text: string }) => React.createElement('span', null, text) },
});

/** What Swagger UI leaves out for people who use a keyboard or a screen reader: by selector, attributes to add. */
const ADDED: [selector: string, attributes: Record<string, string>][] = [
  ['pre.microlight', { tabindex: '0', role: 'group', 'aria-label': 'Code' }],
  ['textarea.body-param__text', { 'aria-label': 'Request body' }],
  ['.modal-ux', { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Sign in by token' }],
  ['.close-modal', { 'aria-label': 'Close' }],
  ['.modal-ux h6', { 'aria-level': '5' }],
  ['#auth-bearer-value', { 'aria-label': 'Value: the bearer token' }],
  ['[aria-label="Remove authorization"]', { 'aria-label': 'Logout' }],
  ['[aria-label="Apply credentials"]', { 'aria-label': 'Authorize' }],
];

/** Fields of a form stand in a row that knows their name, and have no label. */
const NAMELESS = 'tr[data-property-name] :is(input, select, textarea):not([aria-label], [type="checkbox"])';

/** Adds it now, and to whatever is drawn later. */
export function addWhatIsMissing(page: HTMLElement): void {
  const add = () => {
    for (const [selector, attributes] of ADDED)
      for (const element of page.querySelectorAll(selector))
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    for (const field of page.querySelectorAll(NAMELESS))
      field.setAttribute('aria-label', field.closest<HTMLElement>('tr')!.dataset.propertyName!);
  };
  add();
  new MutationObserver(add).observe(page, { childList: true, subtree: true });
}
