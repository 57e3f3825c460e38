import { MINUTE } from '../../../../language/run/value/durations.ts';
import { CallBudget } from '../../../engine/http/limits/call-budget.ts';
import type { SubjectId, WatchCalls } from '../../../engine/http/watch/watched-call.ts';
import { networkOf } from '../../../engine/queues/network.ts';
import { deviceOf } from '../device.ts';
import type { EventLog } from './event-log.ts';
import type { NewEvent } from './security-event-queries.ts';

declare module '../../../engine/http/watch/watched-call.ts' {
  interface SubjectIds {
    candidate: number;
  }
}

/**
 * Events recorded only for callers of this role: others read profiles all day, which is recorded with the
 * profile.
 */
const ONLY_BY: Readonly<Record<string, string>> = { person_read: 'Admin' };
/** The event of a call without `x-event` that a limit has refused. */
const ANY_CALL = 'call';
/**
 * The status of a forbidden call, which is only logged, for investigations; its account's owner does not see
 * it.
 */
const FORBIDDEN = 403;
/** A refused flood is one event a minute, per network and operation. */
const FLOOD = { limit: 1, per: MINUTE };

/**
 * Records the events of the document (`x-event`), and every refusal by a limit, as a row and as a line of the
 * log.
 */
export function watchCalls(log: EventLog, clock: () => Date): WatchCalls {
  const floods = new CallBudget(FLOOD);
  return (route, request) => {
    let concerned: SubjectId | null = null;
    const added: string[] = [];
    return {
      about: (whom) => {
        concerned = whom;
      },
      add: (kind) => added.push(kind),
      stored: () => log.written(),
      finished: (user, status) => {
        const address = networkOf(request.ip);
        const outcome = outcomeOf(status);
        if (outcome === null) return;
        if (outcome === 'limited' && floods.take(`${route.id} ${address}`, clock()) > 0) return;
        const first = outcome === 'limited' ? (route.event ?? ANY_CALL) : route.event;
        if (first === null && status === FORBIDDEN) {
          const whom = concernedIn(concerned, user?.id ?? null);
          const event = { kind: ANY_CALL, outcome, operation: route.id, ...whom, address };
          request.log.info({ event }, 'security event');
        }
        for (const kind of outcome === 'ok' ? [first, ...added] : [first]) {
          if (kind === null || (ONLY_BY[kind] && ONLY_BY[kind] !== user?.role_name)) continue;
          const whom = concernedIn(concerned, user?.id ?? null);
          const event = { kind, outcome, operation: route.id, ...whom, address };
          request.log.info({ event }, 'security event');
          const device = deviceOf(request.headers['user-agent']);
          log.note({ ...event, device, request_id: request.id, created_at: clock().toISOString() });
        }
      },
    };
  };
}

function outcomeOf(status: number): NewEvent['outcome'] | null {
  if (status < 400) return 'ok';
  if (status === 429) return 'limited';
  // A 401 has no account to record it for, and a 5xx is our own error.
  return status === 401 || status >= 500 ? null : 'refused';
}

function concernedIn(
  concerned: SubjectId | null,
  caller: number | null,
): Pick<NewEvent, 'user_id' | 'candidate_id' | 'by_user_id'> {
  if (concerned === null) return { user_id: caller };
  if ('candidate' in concerned) return { candidate_id: concerned.candidate, by_user_id: caller };
  const isOwn = concerned.user === caller;
  return { user_id: concerned.user, ...(isOwn || caller === null ? {} : { by_user_id: caller }) };
}
