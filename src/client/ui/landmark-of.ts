const LANDMARKS = 'main, header, nav, aside, footer, [role="dialog"], [role="alertdialog"]';

/**
 * Returns the container for what an element opens: the element's own landmark rather than the end of the
 * document, so that screen reader users find it when they navigate by landmarks.
 */
export const landmarkOf = (element: Element | null): HTMLElement | undefined =>
  element?.closest<HTMLElement>(LANDMARKS) ?? undefined;
