import { ROLE_COOKIE, SECURE_ROLE_COOKIE, TAG_LENGTH } from '../../language/run/screen/drawn-page.ts';
import { readPrefs } from './prefs.ts';

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

/** Which session a token is of, without being enough to use it. */
export const tagOf = ({ token }: Session) => token.slice(0, TAG_LENGTH);

/**
 * Tells the server, by a cookie, which role's menus to render, and which session's data: without the tag, the other
 * part of the token, which only the server can read, is of no use. It is no credential, and removed with the session
 * even when the server cannot be reached.
 */
function announceRole(session: Session | null) {
  const isSecure = location.protocol === 'https:';
  const name = isSecure ? SECURE_ROLE_COOKIE : ROLE_COOKIE;
  // The server writes digits and dates in one way only.
  const { digits, calendar } = readPrefs();
  const tag = session && !digits && !calendar ? `.${tagOf(session)}` : '';
  const rest = `path=/;max-age=${session ? 31536000 : 0};SameSite=Lax${isSecure ? ';secure' : ''}`;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${name}=${session?.user.role_id}${tag};${rest}`;
}
