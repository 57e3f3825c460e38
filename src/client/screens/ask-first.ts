import type { Refresh } from '../../../generated/definitions.d.ts';
import { refreshSession } from '../state/refresh-session.ts';
import type { Visit } from '../state/visit.ts';
import { callOf } from '../state/visit-calls.ts';

/** Refreshes a stored session before the guard relies on it. */
export function askFirst(visit: Visit, refresh: Refresh): Promise<void> {
  return refreshSession(visit, callOf(visit), refresh);
}
