import type { CodedMessage } from '../../../../language/run/form/form-module.ts';
import { MINUTE } from '../../../../language/run/value/durations.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';

export type InterviewStatus = 'upcoming' | 'past' | 'cancelled';

export type InterviewTimes = { starts_at: Date; minutes: number; cancelled_at: Date | null };

/** The most interviews of one application, including cancelled ones: each is a mail to the candidate. */
export const INTERVIEWS_AT_MOST = 20;

export function endOf({ starts_at, minutes }: InterviewTimes): Date {
  return new Date(starts_at.getTime() + minutes * MINUTE);
}

/** Returns the status; an interview is upcoming until it has ended. */
export function interviewStatus(interview: InterviewTimes, now: Date): InterviewStatus {
  if (interview.cancelled_at) return 'cancelled';
  return endOf(interview) <= now ? 'past' : 'upcoming';
}

/** @throws Refusal 409 if it is cancelled or has begun */
export function refuseUnlessUpcoming(interview: InterviewTimes, now: Date): void {
  const reason = objectionToChanging(interview, now);
  if (reason) throw new Refusal(409, reason);
}

/** The reason why a school can neither change nor cancel it; null if it can. */
export function objectionToChanging(interview: InterviewTimes, now: Date): CodedMessage | null {
  if (interview.cancelled_at) return coded('interview.is_cancelled');
  return interview.starts_at <= now ? coded('interview.has_begun') : null;
}
