import { atom, useAtomValue } from 'jotai';
import { readSession, type Session, subscribeSession } from '../api/session-store.ts';

const stored = atom<Session | null>(null);
stored.onMount = (set) => {
  set(readSession());
  return subscribeSession(() => set(readSession()));
};

/** Who is signed in, in step with `localStorage` and with other tabs. */
export const sessionAtom = atom((get) => {
  get(stored);
  return readSession();
});

export const useSession = () => useAtomValue(sessionAtom);
