import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { equals } from '../../../engine/db/list-condition.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { ALWAYS, writeTogether } from '../../../engine/db/write-together.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { ROLE } from '../../account/user-queries.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { applicationHistory, applications, isOfApplication } from '../tables/application.ts';
import type { ApplicationStatus } from './application-states.ts';
import { shownName } from './listed-application-queries.ts';

export type EventKind = AnswerSchema<'ApplicationEventKind'>;

/** Whether an event's note is what one side wrote to the other. */
export const isMessage = ({ kind }: { kind: EventKind }): boolean => kind === 'written' || kind === 'replied';

export type NewEvent = {
  kind: EventKind;
  /** The new state; absent if it does not change. */
  status?: ApplicationStatus;
  /** The state before, if the statement that adds the event also changes the state. */
  from?: ApplicationStatus;
  note: string | null;
  /** The acting user; null for people without an account. */
  changed_by: number | null;
  at: Date;
};

/** Records an event of an application, before the change and in the same transaction. */
export const addEvent = (tx: Db, id: number, event: NewEvent): Promise<void> =>
  writeTogether(tx, [eventToAdd(id, event)]);

/** The same, for a statement that also makes the change. */
export function eventToAdd(id: number, event: NewEvent, condition: SQL = ALWAYS): SQL {
  const { kind, status = null, from = null, note, changed_by, at } = event;
  return sql`
    insert into application_history (application_id, vacancy_id, kind, from_status, status, note, changed_by, at)
    select application_id, vacancy_id, ${kind}, 
      case when ${kind}::text = 'applied' then null else coalesce(${from}::text, status) end,
      coalesce(${status}::text, status), ${note}, ${changed_by}::bigint, ${at.toISOString()}::timestamptz
    from applications where application_id = ${id} and ${condition}`;
}

export type StateEntry = {
  kind: EventKind;
  status: ApplicationStatus;
  note: string | null;
  by: string | null;
  at: Date;
};

/** Returns every state that an application has been in, and whether its offer was accepted, in order. */
export const statesOf = (db: Db, id: number): Promise<StateEntry[]> => states(db).execute({ id });

const states = prepared((db) => {
  const { kind, status, note, at } = applicationHistory;
  const entries = db
    .select({ kind, status, note, by: actor, at })
    .from(applicationHistory)
    .innerJoin(applications, isOfApplication(applicationHistory))
    .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
    .leftJoin(users, eq(users.id, applicationHistory.changed_by))
    .$dynamic();
  return withSnapshots(entries)
    .where(
      and(
        eq(applicationHistory.application_id, sql.placeholder('id')),
        inArray(applicationHistory.kind, ['applied', 'moved', 'accepted']),
      ),
    )
    .orderBy(asc(applicationHistory.id))
    .prepare('application_states');
});

export type PastEvent = { kind: EventKind; status: ApplicationStatus; at: Date };

/** The number of events that a candidate sees. */
const EVENTS_AT_MOST = 50;

/** Returns the latest events of an application, newest first, without notes and names. */
export const latestEvents = (db: Db, id: number): Promise<PastEvent[]> => latest(db).execute({ id });

const latest = prepared((db) => {
  const { id, kind, status, at } = applicationHistory;
  return db
    .select({ kind, status, at })
    .from(applicationHistory)
    .where(eq(applicationHistory.application_id, sql.placeholder('id')))
    .orderBy(desc(at), desc(id))
    .limit(EVENTS_AT_MOST)
    .prepare('application_events');
});

/** Whether the candidate has accepted the offer. */
export async function isOfferAccepted(tx: Db, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: applicationHistory.id })
    .from(applicationHistory)
    .where(and(eq(applicationHistory.application_id, id), eq(applicationHistory.kind, 'accepted')))
    .limit(1);
  return found.length > 0;
}

export type LastMove = { by: string | null; changed_by: number | null; status: ApplicationStatus; at: Date };

/** Returns the event that led to an application's current state. */
export async function lastMove(db: Db, id: number): Promise<LastMove | null> {
  const { status, changed_by, at, kind } = applicationHistory;
  const moves = db
    .select({ by: mover, changed_by, status, at })
    .from(applicationHistory)
    .innerJoin(applications, isOfApplication(applicationHistory))
    .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
    .leftJoin(users, eq(users.id, changed_by))
    .$dynamic();
  const [row] = await withSnapshots(moves)
    .where(and(eq(applicationHistory.application_id, id), eq(kind, 'moved')))
    .orderBy(desc(applicationHistory.id))
    .limit(1);
  return row ?? null;
}

/** The name of the user who moved an application; a candidate's name as the school sees it. */
const mover = sql<
  string | null
>`case when ${users.id} = ${candidates.user_id} then ${shownName} else ${users.full_name} end`;

/**
 * The name of the acting user: a candidate's as the school sees it, anybody else's followed by the school for
 * which they acted (an account may bear the school's own name).
 */
export const actor = sql<string | null>`case when ${users.id} = ${candidates.user_id} then ${shownName} else (
  select ${users.full_name} || coalesce(', ' || (
    select school_name from ${vacancies} join ${schools} using (school_id)
    where ${vacancies.vacancy_id} = ${applicationHistory.vacancy_id} and school_name <> ${users.full_name}
      and ${users.role_id} = ${ROLE.School}), '')) end`;

/** The events of a vacancy's applications, or of one of them, newest first. */
export const eventList = list('listVacancyHistory', {
  table: applicationHistory,
  id: applicationHistory.id,
  isCounted: true,
  within: { vacancy_id: equals(applicationHistory.vacancy_id) },
  // The rest are messages about invitations, which nobody has applied after yet.
  always: () => isNotNull(applicationHistory.application_id),
  filters: { application_id: equals(applicationHistory.application_id) },
  keys: () => [
    { by: applicationHistory.at, kind: 'moment', descending: true },
    { by: applicationHistory.id, kind: 'number', descending: true },
  ],
  select: (db, place) =>
    withSnapshots(
      db
        .select({
          id: applicationHistory.id,
          kind: applicationHistory.kind,
          application_id: applications.application_id,
          candidate_name: shownName,
          from: applicationHistory.from_status,
          to: applicationHistory.status,
          by: actor,
          at: applicationHistory.at,
          note: applicationHistory.note,
          place,
        })
        .from(applicationHistory)
        .innerJoin(applications, isOfApplication(applicationHistory))
        .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
        .leftJoin(users, eq(users.id, applicationHistory.changed_by))
        .$dynamic(),
    ),
});
