const LANDMARKS = 'main, header, nav, aside, footer, [role="dialog"], [role="alertdialog"]';

/**
 * Returns where something that an element opens should be inserted: into the element's own landmark, so that readers
 * who go from landmark to landmark find it, and not at the end of the document.
 */
export const landmarkOf = (element: Element | null): HTMLElement | undefined =>
  element?.closest<HTMLElement>(LANDMARKS) ?? undefined;
