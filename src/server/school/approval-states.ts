import type { Approval } from '../db/schema/school.ts';
import { say } from '../words/say.ts';

/** What an Admin decides about a school that waits, or later, when it has learned more. */
export type Decision = Exclude<Approval, 'waiting'>;

/** A decision is taken once; a school can be asked again for something else. Null when nothing stands against it. */
export function objectionToDeciding(from: Approval, to: Decision): string | null {
  if (from !== to || to === 'asked_back') return null;
  return say(to === 'approved' ? 'school.approved_before' : 'school.refused_before');
}
