const KEY = 'return';

/** Keeps the page that a visitor asked for before having to sign in. */
export const rememberReturn = (path: string) => sessionStorage.setItem(KEY, path);

/** The page first asked for, once: asking forgets it. */
export function takeReturn(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path;
}
