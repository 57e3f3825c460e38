import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { CHANGED, type Write } from '../../../engine/db/write-together.ts';
import { composeNews, type MailsContext, type Materials, newsToWrite } from '../../news/tell.ts';
import { type EventKind, eventToAdd } from '../application/application-event-queries.ts';
import {
  BY_INTERVIEW,
  findParties,
  type Parties,
  partyMaterials,
} from '../application/application-party-queries.ts';
import { touchApplication } from '../application/application-queries.ts';
import { type InterviewEvent, interviewNews } from './interview-news.ts';
import {
  type FoundInterview,
  interviewToChange,
  type ReadInterview,
  type StoredInterview,
  withChanges,
} from './interview-queries.ts';

type Posting = MailsContext & { user: { id: number } };

/** What people do with an interview, as the application's events name it. */
const EVENT_KINDS = {
  'interview-scheduled': 'interview_scheduled',
  'interview-changed': 'interview_changed',
  'interview-cancelled': 'interview_cancelled',
  'interview-accepted': 'interview_accepted',
  'interview-proposed': 'interview_proposed',
} as const satisfies Partial<Record<InterviewEvent, EventKind>>;

/** What telling of an interview needs. */
export type NewsFacts = { parties: Parties; materials: Materials };

/** An interview, and what telling of it needs. */
export type InterviewToChange = { before: FoundInterview; facts: NewsFacts };

/** Reads them in one statement. */
export async function readToChange(
  { path, found }: { path: { id: number }; found: (one: Db) => Promise<FoundInterview> },
  db: Db,
): Promise<InterviewToChange> {
  const [before, parties, materials] = await inOneStatement(db, (one) => [
    found(one),
    findParties(one, path.id, BY_INTERVIEW),
    partyMaterials(one, path.id, BY_INTERVIEW),
  ]);
  return { before, facts: { parties: parties!, materials } };
}

/** The event and the news of an interview, as parts of a statement that changes its application. */
export async function newsOfInterview(
  posting: Posting,
  event: keyof typeof EVENT_KINDS,
  interview: StoredInterview,
  { parties, materials }: NewsFacts,
  at: Date,
): Promise<Write[]> {
  const news = interviewNews(posting, event, interview, parties, at);
  // An interview is scheduled in the state Interview, to which the same statement moves its application.
  const states = event === 'interview-scheduled' && ({ from: 'Interview', status: 'Interview' } as const);
  const noted = { kind: EVENT_KINDS[event], ...states, note: null, changed_by: posting.user.id, at };
  return [
    eventToAdd(interview.application_id, noted, CHANGED),
    ...(await newsToWrite(posting, [await composeNews(posting, event, news, materials)], CHANGED)),
  ];
}

type Changes = {
  event: keyof typeof EVENT_KINDS;
  columns: Parameters<typeof withChanges>[2];
  at: Date;
};

/**
 * Changes columns of an interview and notifies the other side, in one statement. Changes nothing and returns null if its
 * application has changed since it was read.
 */
export async function changeInterview(
  db: Db,
  posting: Posting,
  { before, facts }: InterviewToChange,
  { event, columns, at }: Changes,
): Promise<ReadInterview | null> {
  const { changes, after } = withChanges(before, {}, columns);
  const isChanged = await touchApplication(db, before, [
    interviewToChange(db, before, changes, CHANGED),
    ...(await newsOfInterview(posting, event, after, facts, at)),
  ]);
  return isChanged ? { ...after, time_zone: before.time_zone } : null;
}
