import type { Refresh } from '../../../generated/definitions.d.ts';
import type { Condition } from '../../language/run/form/field-schema.ts';
import { holds } from '../../language/run/value/conditions.ts';
import type { ScreenEntry } from './routes.ts';
import type { Session } from './stored-session.ts';

/** `schemas/guard.json`: where visitors are redirected, as names of screens. */
export interface Guard {
  signIn: string;
  verify: string;
  refused: string;
  home: string;
  notFound: string;
  error: string;
  /** Conditions under which a signed-in person must first go elsewhere; the first that holds leads to its screen. */
  steps: readonly GuardStep[];
  /** The operation that is called when a call is refused: the session may lack something meanwhile. */
  recheck?: Refresh;
}

export interface GuardStep {
  when: Condition;
  to: string;
  /** Screens that may still be opened, each while a condition on session and query string holds. */
  open?: Readonly<Record<string, Condition>>;
  refresh?: Refresh;
}

export type Decision =
  | { show: true }
  /** `remember`: return here afterwards. */
  | { show: false; screen: string; remember: boolean }
  /** The stored session may be stale: refresh it first. */
  | { show: false; refresh: Refresh };

const SHOW: Decision = { show: true };
const lead = (screen: string, remember = false): Decision => ({ show: false, screen, remember });

/**
 * Decides whether a visitor may see a screen, and where else to go (specification 2.1). `isFresh`: the session was read
 * from the server in this visit, not only from the browser's storage. `search`: the query string of the address.
 */
export function decide(
  entry: Pick<ScreenEntry, 'name' | 'access' | 'when' | 'otherwise'>,
  session: Session | null,
  guard: Guard,
  isFresh = true,
  search = '',
): Decision {
  const { access } = entry;
  const verified = session !== null && Boolean(session.user.email_verified_at);
  if (access === 'public') return SHOW;
  if (access === 'guest') return session === null ? SHOW : lead(guard.home);
  if (access === 'unverified') return verified ? lead(guard.home) : SHOW;
  if (session === null) return lead(guard.signIn, true);
  if (!verified) return lead(guard.verify);
  if (!access.includes(session.user.role?.role_name)) return lead(guard.refused);
  if (entry.when !== undefined && !holds(entry.when, { session }))
    return lead(entry.otherwise ?? guard.refused);
  const step = guard.steps.find(({ when }) => holds(when, { session }));
  if (step?.refresh && !isFresh) return { show: false, refresh: step.refresh };
  if (step === undefined || step.to === entry.name) return SHOW;
  const open = step.open?.[entry.name];
  const query = Object.fromEntries(new URLSearchParams(search));
  return open !== undefined && holds(open, { session, query }) ? SHOW : lead(step.to, true);
}
