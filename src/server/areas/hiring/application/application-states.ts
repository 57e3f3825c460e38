import { DAY } from '../../../../language/run/value/durations.ts';
import { APPLICATION_STATUSES } from '../tables/application.ts';

export { APPLICATION_STATUSES };

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The roles that may move an application. */
export type Mover = 'School' | 'Candidate';

type Moves = Record<Mover, readonly ApplicationStatus[]>;

/**
 * The allowed transitions, by state and role. A school moves forward only and may skip steps, or rejects; a candidate
 * withdraws. Hired, Rejected and Withdrawn are final.
 */
const TRANSITIONS: Record<ApplicationStatus, Moves> = {
  Pending: {
    School: ['Under Review', 'Shortlisted', 'Interview', 'Offered', 'Hired', 'Rejected'],
    Candidate: ['Withdrawn'],
  },
  'Under Review': {
    School: ['Shortlisted', 'Interview', 'Offered', 'Hired', 'Rejected'],
    Candidate: ['Withdrawn'],
  },
  Shortlisted: { School: ['Interview', 'Offered', 'Hired', 'Rejected'], Candidate: ['Withdrawn'] },
  Interview: { School: ['Offered', 'Hired', 'Rejected'], Candidate: ['Withdrawn'] },
  Offered: { School: ['Hired', 'Rejected'], Candidate: ['Withdrawn'] },
  Hired: { School: [], Candidate: [] },
  Rejected: { School: [], Candidate: [] },
  Withdrawn: { School: [], Candidate: [] },
};

/** The states that end an application without a hire. */
export const ENDED: readonly ApplicationStatus[] = ['Rejected', 'Withdrawn'];

/** The states that count as a success in a candidate's statistics. */
export const SUCCESSFUL: readonly ApplicationStatus[] = ['Offered', 'Hired'];

/** Returns the states to which this role may move an application; none for other roles. */
export function allowedStatuses(status: ApplicationStatus, role: string): ApplicationStatus[] {
  const moves: Partial<Record<string, readonly ApplicationStatus[]>> = TRANSITIONS[status];
  return [...(moves[role] ?? [])];
}

/** Whether a school can schedule an interview for an application in this state. */
export const takesInterviews = (status: ApplicationStatus): boolean =>
  status === 'Interview' || TRANSITIONS[status].School.includes('Interview');

/** Whether the candidate waits for the school's first answer. */
const isUnanswered = (status: ApplicationStatus) => status === 'Pending' || status === 'Under Review';

/** Returns how many whole days the candidate has waited for an answer; null on the first day, and once there is one. */
export function waitingDays(status: ApplicationStatus, submitted: Date, now: Date): number | null {
  const days = Math.floor((now.getTime() - submitted.getTime()) / DAY);
  return isUnanswered(status) && days > 0 ? days : null;
}

/** Whether no transition is allowed any more. */
export function isFinal(status: ApplicationStatus): boolean {
  return Object.values(TRANSITIONS[status]).every((moves) => moves.length === 0);
}

/** Whether the next word is the school's: after an offer it is the candidate's. */
export const waitsForSchool = (status: ApplicationStatus): boolean =>
  !isFinal(status) && status !== 'Offered';
