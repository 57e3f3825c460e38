import { ROLE_COOKIE, SECURE_ROLE_COOKIE } from '../../language/run/screen/drawn-page.ts';

/**
 * The signed-in user as stored in the browser. The user has further properties, which only definitions name.
 */
export interface SessionUser {
  id: number;
  full_name: string;
  user_name: string;
  email_verified_at: string | null;
  role_id: number;
  role: { role_id: number; role_name: string };
  [fact: string]: unknown;
}

export interface Session {
  token: string;
  user: SessionUser;
}

export const TOKEN = 'token';
export const USER = 'user';

const present = (text: string | null) => (text === null || text === '' || text === 'undefined' ? null : text);

/**
 * Returns the stored session; an empty token or the text "undefined" counts as none (specification, section
 * 4).
 */
export function readSession(): Session | null {
  const token = present(localStorage.getItem(TOKEN));
  const user = parse(present(localStorage.getItem(USER)));
  return token !== null && user !== null ? { token, user } : null;
}

function parse(text: string | null): SessionUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes a token without a readable user, or a user without a token: neither is of use alone. */
export function dropBrokenSession() {
  writeSession(readSession());
}

export function writeSession(session: Session | null) {
  if (session === null) {
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(USER);
  } else {
    localStorage.setItem(TOKEN, session.token);
    localStorage.setItem(USER, JSON.stringify(session.user));
  }
  announceRole(session);
}

/**
 * Tells the server, by a cookie, which role's menus to render. It is no credential: only server rendering
 * uses it.
 */
function announceRole(session: Session | null) {
  const isSecure = location.protocol === 'https:';
  const name = isSecure ? SECURE_ROLE_COOKIE : ROLE_COOKIE;
  const rest = `path=/;max-age=${session ? 31536000 : 0};SameSite=Lax${isSecure ? ';secure' : ''}`;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${name}=${session?.user.role_id};${rest}`;
}
