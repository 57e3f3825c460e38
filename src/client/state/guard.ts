import type { Refresh } from '../../../generated/definitions.d.ts';
import type { Condition } from '../../language/run/form/field-schema.ts';
import { holds } from '../../language/run/value/conditions.ts';
import type { ScreenEntry } from './routes.ts';
import type { Session } from './stored-session.ts';

/** `schemas/guard.json`: who is led where, as names of screens. */
export interface Guard {
  signIn: string;
  verify: string;
  refused: string;
  home: string;
  notFound: string;
  error: string;
  /** What a signed-in person must do first; the first step that applies leads to its screen. */
  steps: readonly GuardStep[];
  /** What is asked when a call is refused: the session may lack something since. */
  recheck?: Refresh;
}

export interface GuardStep {
  when: Condition;
  to: string;
  /** What may be looked at before: screens, each while something holds of the session and the query string. */
  open?: Readonly<Record<string, Condition>>;
  refresh?: Refresh;
}

export type Decision =
  | { show: true }
  /** `remember`: come back here afterwards. */
  | { show: false; screen: string; remember: boolean }
  /** What the session says may be old: ask first. */
  | { show: false; refresh: Refresh };

const SHOW: Decision = { show: true };
const lead = (screen: string, remember = false): Decision => ({ show: false, screen, remember });

/**
 * Whether a visitor may see a screen, and where else to go (specification 2.1). `isFresh`: the session came from the
 * server in this visit, and was not only kept by the browser since another one. `search`: the query string that it is asked for with.
 */
export function decide(
  entry: Pick<ScreenEntry, 'name' | 'access' | 'when'>,
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
  if (entry.when !== undefined && !holds(entry.when, { session })) return lead(guard.refused);
  const step = guard.steps.find(({ when }) => holds(when, { session }));
  if (step?.refresh && !isFresh) return { show: false, refresh: step.refresh };
  if (step === undefined || step.to === entry.name) return SHOW;
  const open = step.open?.[entry.name];
  const query = Object.fromEntries(new URLSearchParams(search));
  return open !== undefined && holds(open, { session, query }) ? SHOW : lead(step.to, true);
}
