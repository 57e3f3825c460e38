import { atom } from 'jotai';
import { isLanguage } from '../../language/run/value/is-language.ts';
import { prefsAtom } from './prefs.ts';
import { followStorage, storedAtom } from './stored-atom.ts';
import { readSession, type Session, type SessionUser, TOKEN, USER, writeSession } from './stored-session.ts';

/** The session, in sync with `localStorage` and with other tabs; null for a visitor. */
export const { stored: sessionAtom, assumed: assumedSessionAtom } = storedAtom<Session | null>(null, {
  read: readSession,
  write: writeSession,
  follow: (changed) => followStorage([TOKEN, USER], changed),
});

const freshToken = atom<string>();

/** Whether the session was read from the server in this visit; a stored one may be stale. */
export const isFreshAtom = atom((get) => get(sessionAtom)?.token === get(freshToken));

/** Set while a call signs a visitor in and leaves its screen, which then re-reads nothing. */
export const isLeavingAtom = atom(false);

/** Stores the session, or updates its user, from the server's response. */
export const signInAtom = atom(null, (get, set, { token, user }: { token?: unknown; user?: unknown }) => {
  const before = get(sessionAtom);
  const next = {
    token: typeof token === 'string' ? token : before?.token,
    user: (user ?? before?.user) as SessionUser | undefined,
  };
  if (next.token === undefined || next.user === undefined) return;
  set(freshToken, next.token);
  set(sessionAtom, { token: next.token, user: next.user });
  const { language } = next.user;
  const prefs = get(prefsAtom);
  if (isLanguage(language) && (language !== prefs.language || prefs.chosen))
    set(prefsAtom, { language, chosen: undefined });
});
