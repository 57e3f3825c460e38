export const APPLICATION_STATUSES = [
  'Pending',
  'Under Review',
  'Shortlisted',
  'Interview',
  'Offered',
  'Hired',
  'Rejected',
  'Withdrawn',
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Those who move an application; nobody else may. */
export type Mover = 'School' | 'Candidate';

type Moves = Record<Mover, readonly ApplicationStatus[]>;

/**
 * Into which states an application may be moved, by whom. A school moves forward only and may skip steps, or rejects;
 * a candidate withdraws. Hired, Rejected and Withdrawn are final.
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

/** What counts as a success in a candidate's numbers. */
export const SUCCESSFUL: readonly ApplicationStatus[] = ['Offered', 'Hired'];

/** The states into which this role may move an application; none for others than school and candidate. */
export function allowedStatuses(status: ApplicationStatus, role: string): ApplicationStatus[] {
  const moves: Partial<Record<string, readonly ApplicationStatus[]>> = TRANSITIONS[status];
  return [...(moves[role] ?? [])];
}

/** Whether nobody can move it any more. */
export function isFinal(status: ApplicationStatus): boolean {
  return Object.values(TRANSITIONS[status]).every((moves) => moves.length === 0);
}
