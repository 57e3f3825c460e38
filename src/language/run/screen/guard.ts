import type { Refresh } from '../../../../generated/definitions.d.ts';
import type { Condition } from '../form/field-schema.ts';
import { holds } from '../value/conditions.ts';

/** `schemas/guard.json`: where visitors are redirected, as names of screens. */
export interface Guard {
  signIn: string;
  verify: string;
  refused: string;
  home: string;
  notFound: string;
  error: string;
  /**
   * Conditions under which a signed-in user must first go elsewhere; the first that holds redirects to its
   * screen.
   */
  steps?: readonly GuardStep[];
  /** The operation to call after a refusal, because the session may be out of date. */
  recheck?: Refresh;
}

export interface GuardStep {
  when: Condition;
  to: string;
  /** Screens that may still be opened, each while a condition on session and query string holds. */
  open?: Readonly<Record<string, Condition>>;
  refresh?: Refresh;
}

/** Who may enter a screen: everybody, only visitors, only unverified users, or people of these roles. */
export type Access = 'public' | 'guest' | 'unverified' | readonly string[];

/** A screen as the guard sees it. */
export interface GuardedScreen {
  name: string;
  access: Access;
  /** A further condition on the session. */
  when?: Condition;
  /** The screen for users for whom `when` does not hold; without it they are refused. */
  otherwise?: string;
}

/** What the guard itself reads of a session; conditions may read more. */
export interface GuardedSession {
  user: { email_verified_at?: string | null; role?: { role_name: string } };
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
 * Decides whether a visitor may see a screen, and otherwise where to redirect (specification 2.1). `isFresh`:
 * the session was read from the server in this visit, not only from the browser's storage. `search`: the
 * query string.
 */
export function decide(
  entry: GuardedScreen,
  session: GuardedSession | null,
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
  const role = session.user.role?.role_name;
  if (role === undefined || !access.includes(role)) return lead(guard.refused);
  if (entry.when !== undefined && !holds(entry.when, { session }))
    return lead(entry.otherwise ?? guard.refused);
  const step = guard.steps?.find(({ when }) => holds(when, { session }));
  if (step?.refresh && !isFresh) return { show: false, refresh: step.refresh };
  if (step === undefined || step.to === entry.name) return SHOW;
  const open = step.open?.[entry.name];
  const query = Object.fromEntries(new URLSearchParams(search));
  return open !== undefined && holds(open, { session, query }) ? SHOW : lead(step.to, true);
}

/**
 * Returns the screens of the redirect loop that a visitor would enter at `start`; empty if the visitor
 * arrives.
 */
export function circleFrom(
  start: string,
  screenNamed: (name: string) => GuardedScreen | undefined,
  session: GuardedSession | null,
  guard: Guard,
): string[] {
  const passed: string[] = [];
  for (let name = start; ; ) {
    if (passed.includes(name)) return passed.slice(passed.indexOf(name));
    passed.push(name);
    const screen = screenNamed(name);
    const decision = screen && decide(screen, session, guard);
    if (!decision || !('screen' in decision)) return [];
    name = decision.screen;
  }
}
