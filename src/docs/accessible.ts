import type { SwaggerSystem } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/** A link inside the button that opens the operation confuses readers; the address works by the button as well. */
export const withoutNestedLinks = ({ React }: SwaggerSystem) => ({
  components: { DeepLink: ({ text }: { text: string }) => React.createElement('span', null, text) },
});

/** Attributes that Swagger UI lacks for keyboards and screen readers, by selector. */
const ADDED: [selector: string, attributes: Record<string, string>][] = [
  ['pre.microlight', { tabindex: '0', role: 'group', 'aria-label': 'Code' }],
  ['textarea.body-param__text', { 'aria-label': 'Request body' }],
  ['.modal-ux', { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Login by token' }],
  ['.close-modal', { 'aria-label': 'Close' }],
  ['.modal-ux h6', { 'aria-level': '5' }],
  ['#auth-bearer-value', { 'aria-label': 'Value: the bearer token' }],
  ['[aria-label="Remove authorization"]', { 'aria-label': 'Logout' }],
  ['[aria-label="Apply credentials"]', { 'aria-label': 'Authorize' }],
];

/** Form fields in a row that has their name, without a label of their own. */
const NAMELESS = 'tr[data-property-name] :is(input, select, textarea):not([aria-label], [type="checkbox"])';

/** Adds the attributes now, and to whatever is drawn later. */
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
