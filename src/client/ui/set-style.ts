/**
 * Returns a `ref` that sets styles known only at run time (a width in percent). The content security policy
 * would block them as a `style` attribute in server-rendered HTML; set by script they are allowed.
 */
export const setStyle =
  (styles: Readonly<Record<string, string | number | undefined>>) => (element: HTMLElement | null) => {
    for (const [name, value] of Object.entries(styles))
      element?.style.setProperty(name, value === undefined ? null : String(value));
  };
