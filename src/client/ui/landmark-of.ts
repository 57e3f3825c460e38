const LANDMARKS = 'main, header, nav, aside, footer, [role="dialog"], [role="alertdialog"]';

/**
 * Where something belongs that opens over the page from an element: to the element's own part of the page, so that who
 * goes from landmark to landmark finds it, and not to the end of the document.
 */
export const landmarkOf = (element: Element | null): HTMLElement | undefined =>
  element?.closest<HTMLElement>(LANDMARKS) ?? undefined;
