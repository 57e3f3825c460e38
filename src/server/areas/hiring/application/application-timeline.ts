import { say } from '../../../engine/messages/say.ts';
import { ENDED_WITHOUT_HIRE } from '../tables/application.ts';
import { type ApplicationStatus, isFinal } from './application-states.ts';

export type Stage = 'submitted' | 'screening' | 'review' | 'interview' | 'decision';

export type TimelineStage = {
  stage: Stage;
  title: string;
  /** The state reached in this stage; null for the submission and for future stages. */
  status: ApplicationStatus | null;
  at: Date | null;
  state: 'done' | 'current' | 'stopped' | 'next';
};

export type Progress = {
  status: ApplicationStatus;
  submitted_at: Date;
  /** When the school first opened it. */
  viewed_at: Date | null;
  /** Every state it has been in, in order. */
  history: readonly { status: ApplicationStatus; at: Date }[];
};

const STAGES: readonly Stage[] = ['submitted', 'screening', 'review', 'interview', 'decision'];

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

/** The names of future stages. */
const AHEAD = {
  2: 'application.stage_review',
  3: 'application.stage_interview',
  4: 'application.stage_decision',
} as const;

/**
 * Returns the stages that the specification gives: submitted, initial screening, review, interview, decision.
 * Once an application is decided, stages that it never reached are left out; an offer remains a step of its
 * own before the decision.
 */
export function applicationTimeline({ status, submitted_at, viewed_at, history }: Progress): TimelineStage[] {
  const current = STAGE_OF[status];
  const isDecided = isFinal(status);
  const lastIn = (stage: number) => history.findLast((entry) => STAGE_OF[entry.status] === stage);
  const firstMove = history.find(({ status }) => STAGE_OF[status] > 1 && status !== 'Withdrawn');
  const screenedAt = viewed_at ?? firstMove?.at ?? null;
  const state = (stage: number): TimelineStage['state'] => {
    if (stage === current && ENDED_WITHOUT_HIRE.includes(status)) return 'stopped';
    if (stage < current || (stage === current && isDecided)) return 'done';
    return stage === current ? 'current' : 'next';
  };
  const submitted: TimelineStage = {
    stage: 'submitted',
    title: say('application.stage_submitted'),
    status: null,
    at: submitted_at,
    state: 'done',
  };
  const screening: TimelineStage = {
    stage: 'screening',
    title: say('application.stage_screening'),
    status: 'Pending',
    at: screenedAt,
    state: state(1),
  };
  const rest = ([2, 3, 4] as const).flatMap((number): TimelineStage[] => {
    const entry = lastIn(number);
    if (!entry && isDecided) return [];
    return [
      {
        stage: STAGES[number]!,
        title: entry?.status ?? say(AHEAD[number]),
        status: entry?.status ?? null,
        at: entry?.at ?? null,
        state: state(number),
      },
    ];
  });
  const offer = isDecided ? history.find((entry) => entry.status === 'Offered') : undefined;
  if (offer)
    rest.splice(-1, 0, {
      stage: 'decision',
      title: offer.status,
      status: offer.status,
      at: offer.at,
      state: 'done',
    });
  return [submitted, ...(screenedAt || !isDecided ? [screening] : []), ...rest];
}
