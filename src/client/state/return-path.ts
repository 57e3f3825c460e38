import { isScreenAddress } from './navigation.ts';

const KEY = 'return';

/** Of a link to a sign-up: the address to return to. */
export const RETURN_PARAMETER = 'return';

/** The screen that a query string names to return to; null for other sites, which anybody could put there. */
export function returnIn(search: string): string | null {
  const path = new URLSearchParams(search).get(RETURN_PARAMETER);
  return path !== null && isScreenAddress(path) ? path : null;
}

/** Stores the address that a visitor requested before having to sign in. */
export const rememberReturn = (path: string) => sessionStorage.setItem(KEY, path);

/** Returns the stored address and removes it. */
export function takeReturn(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path;
}
