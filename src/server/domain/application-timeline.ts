import { type ApplicationStatus, isFinal } from './application-states.ts';

export type TimelineStage = { title: string; at: Date | null; state: 'done' | 'current' | 'next' };

export type Progress = {
  status: ApplicationStatus;
  submitted_at: Date;
  /** When the school first opened it. */
  viewed_at: Date | null;
  /** Every state it was in, in order. */
  history: readonly { status: ApplicationStatus; at: Date }[];
};

const STAGE_OF: Record<ApplicationStatus, number> = {
  Pending: 1,
  'Under Review': 2,
  Shortlisted: 2,
  Interview: 3,
  Offered: 4,
  Hired: 4,
  Rejected: 4,
  Withdrawn: 4,
};

/**
 * The specified stages: submitted, initial screening, review, interview, decision. Once an application is decided,
 * stages that it never reached are left out, because nothing is to come any more.
 */
export function applicationTimeline({ status, submitted_at, viewed_at, history }: Progress): TimelineStage[] {
  const current = STAGE_OF[status];
  const isDecided = isFinal(status);
  const lastIn = (stage: number) => history.findLast((entry) => STAGE_OF[entry.status] === stage);
  const firstMove = history.find((entry) => STAGE_OF[entry.status] > 1);
  const state = (stage: number): TimelineStage['state'] => {
    if (stage < current || (stage === current && isDecided)) return 'done';
    return stage === current ? 'current' : 'next';
  };
  const stages: (TimelineStage & { reached: boolean })[] = [
    { title: 'Application Submitted', at: submitted_at, state: 'done', reached: true },
    { title: 'Initial Screening', at: viewed_at ?? firstMove?.at ?? null, state: state(1), reached: true },
    ...[2, 3, 4].map((stage) => {
      const entry = lastIn(stage);
      const title =
        entry?.status ?? { 2: 'Under Review', 3: 'Interview Pending', 4: 'Decision Pending' }[stage]!;
      return { title, at: entry?.at ?? null, state: state(stage), reached: entry !== undefined };
    }),
  ];
  return stages.filter((stage) => stage.reached || !isDecided).map(({ reached: _, ...stage }) => stage);
}
