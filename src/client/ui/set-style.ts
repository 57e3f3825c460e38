/**
 * Sets styles that only the program knows (a width in percent) on an element, as a `ref`. In the HTML of a page that a
 * server draws, a `style` attribute would be refused by the content policy; set from here it is allowed.
 */
export const setStyle =
  (styles: Readonly<Record<string, string | number | undefined>>) => (element: HTMLElement | null) => {
    for (const [name, value] of Object.entries(styles))
      element?.style.setProperty(name, value === undefined ? null : String(value));
  };
