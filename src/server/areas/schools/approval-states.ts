import { say } from '../../engine/messages/say.ts';
import type { Approval } from './tables/school.ts';

/** An Admin's decision about a school, which can be revised later. */
export type Decision = Exclude<Approval, 'waiting'>;

/**
 * Why a decision is not possible, or null when it is: the same one cannot be repeated, except asking for something
 * else.
 */
export function objectionToDeciding(from: Approval, to: Decision): string | null {
  if (from !== to || to === 'asked_back') return null;
  return say(to === 'approved' ? 'school.approved_before' : 'school.refused_before');
}
