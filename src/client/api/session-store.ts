/** What the browser keeps of a signed-in person. Beyond these, a user carries facts that only definitions name. */
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

const TOKEN = 'token';
const USER = 'user';
const listeners = new Set<() => void>();
let snapshot: { token: string | null; user: string | null; session: Session | null } | undefined;

const present = (text: string | null) => (text === null || text === '' || text === 'undefined' ? null : text);

/** The stored token; an empty one and the text "undefined" count as none (specification, section 4). */
export const readToken = () => present(localStorage.getItem(TOKEN));

/** The stored session. The same object comes back until what is stored changes, so it can feed React directly. */
export function readSession(): Session | null {
  const token = readToken();
  const user = present(localStorage.getItem(USER));
  if (!snapshot || snapshot.token !== token || snapshot.user !== user) {
    snapshot = { token, user, session: parse(token, user) };
  }
  return snapshot.session;
}

function parse(token: string | null, user: string | null): Session | null {
  if (token === null || user === null) return null;
  try {
    const value: unknown = JSON.parse(user);
    return typeof value === 'object' && value !== null ? { token, user: value as SessionUser } : null;
  } catch {
    return null;
  }
}

/** Signs in (or replaces the facts of who is signed in). */
export function storeSession({ token, user }: Session) {
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(USER, JSON.stringify(user));
  announce();
}

export function clearSession() {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(USER);
  announce();
}

function announce() {
  for (const listener of listeners) listener();
}

/** Calls back when the session changes, in this tab or in another one. */
export function subscribeSession(listener: () => void) {
  const other = (event: StorageEvent) => {
    if (event.key === null || event.key === TOKEN || event.key === USER) listener();
  };
  listeners.add(listener);
  addEventListener('storage', other);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', other);
  };
}
