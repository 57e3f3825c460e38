import { atom } from 'jotai';
import { followStorage, storedAtom } from './stored-atom.ts';
import { readSession, type Session, type SessionUser, TOKEN, USER, writeSession } from './stored-session.ts';

/** Who is signed in, in step with `localStorage` and with other tabs; null: nobody. */
export const { stored: sessionAtom, assumed: assumedSessionAtom } = storedAtom<Session | null>(null, {
  read: readSession,
  write: writeSession,
  follow: (changed) => followStorage([TOKEN, USER], changed),
});

const freshToken = atom<string>();

/** Whether the session came from the server in this visit; one that the browser kept may be older than what was done elsewhere. */
export const isFreshAtom = atom((get) => get(sessionAtom)?.token === get(freshToken));

/** Signs in, or replaces what is known of who is signed in, by what the server said. */
export const signInAtom = atom(null, (get, set, { token, user }: { token?: unknown; user?: unknown }) => {
  const before = get(sessionAtom);
  const next = {
    token: typeof token === 'string' ? token : before?.token,
    user: (user ?? before?.user) as SessionUser | undefined,
  };
  if (next.token === undefined || next.user === undefined) return;
  set(freshToken, next.token);
  set(sessionAtom, { token: next.token, user: next.user });
});
