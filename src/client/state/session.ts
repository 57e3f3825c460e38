import { useSyncExternalStore } from 'react';
import { readSession, subscribeSession } from '../api/session-store.ts';

/** Who is signed in, in step with `localStorage` and with other tabs. */
export const useSession = () => useSyncExternalStore(subscribeSession, readSession);
