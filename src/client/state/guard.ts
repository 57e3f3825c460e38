import { holds } from '../../shared/conditions.ts';
import type { Condition } from '../../shared/form-module.ts';
import type { Session } from '../api/session-store.ts';
import type { ScreenEntry } from './routes.ts';

/** `schemas/guard.json`: who is led where, as names of screens. */
export interface Guard {
  signIn: string;
  verify: string;
  refused: string;
  home: string;
  notFound: string;
  error: string;
  /** What a signed-in person must do first; the first step that applies leads to its screen. */
  steps: readonly { when: Condition; to: { screen: string } }[];
}

export type Decision =
  | { show: true }
  /** `remember`: come back here after signing in. */
  | { show: false; screen: string; remember: boolean };

const SHOW: Decision = { show: true };
const lead = (screen: string, remember = false): Decision => ({ show: false, screen, remember });

/** Whether a visitor may see a screen, and where else to go (specification 2.1). */
export function decide(
  entry: Pick<ScreenEntry, 'name' | 'access'>,
  session: Session | null,
  guard: Guard,
): Decision {
  const { access } = entry;
  const verified = session !== null && Boolean(session.user.email_verified_at);
  if (access === 'public') return SHOW;
  if (access === 'guest') return session === null ? SHOW : lead(guard.home);
  if (access === 'unverified') return verified ? lead(guard.home) : SHOW;
  if (session === null) return lead(guard.signIn, true);
  if (!verified) return lead(guard.verify);
  if (!access.includes(session.user.role?.role_name)) return lead(guard.refused);
  const step = guard.steps.find(({ when }) => holds(when, { session }));
  return step === undefined || step.to.screen === entry.name ? SHOW : lead(step.to.screen);
}
