import type { CodedMessage } from '../../../language/run/form/form-module.ts';
import { coded } from '../../engine/messages/say.ts';
import type { Approval } from './tables/school.ts';

/** An Admin's decision about a school, which can be revised later. */
export type Decision = Exclude<Approval, 'waiting'>;

const DECISIONS = ['approved', 'asked_back', 'refused'] as const satisfies readonly Decision[];

/** The decisions that are possible about a school. */
export const allowedDecisions = (from: Approval): Decision[] =>
  DECISIONS.filter((to) => from !== to || to === 'asked_back');

/**
 * The reason why a decision is not possible; null if it is: only asking for something else can be repeated.
 */
export function objectionToDeciding(from: Approval, to: Decision): CodedMessage | null {
  if (allowedDecisions(from).includes(to)) return null;
  return coded(to === 'approved' ? 'school.approved_before' : 'school.refused_before');
}
