import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../../../../generated/api.d.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { behind, inOrder, type Key, placeOf } from '../../../engine/db/keyset.ts';
import { counted, cut, type Found, type Page } from '../../../engine/db/page.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { ROLE } from '../../account/user-queries.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { applicationHistory, applications } from '../tables/application.ts';
import type { ApplicationStatus } from './application-states.ts';
import { shownName } from './listed-application-queries.ts';

export type EventKind = components['schemas']['ApplicationEventKind'];

export type NewEvent = {
  kind: EventKind;
  /** The new state; absent if it stays. */
  status?: ApplicationStatus;
  note: string | null;
  /** The user who did it. */
  changed_by: number;
  at: Date;
};

/** Records an event of an application, before the change and in the same transaction. */
export async function addEvent(tx: Db, id: number, event: NewEvent): Promise<void> {
  const { kind, status = null, note, changed_by, at } = event;
  await tx.execute(sql`
    insert into application_history (application_id, vacancy_id, kind, from_status, status, note, changed_by, at)
    select application_id, vacancy_id, ${kind}, case when ${kind}::text = 'applied' then null else status end,
      coalesce(${status}::text, status), ${note}, ${changed_by}::bigint, ${at.toISOString()}::timestamptz
    from applications where application_id = ${id}`);
}

export type StateEntry = { status: ApplicationStatus; note: string | null; by: string | null; at: Date };

/** Returns every state that an application was in, in order. */
export async function statesOf(db: Db, id: number): Promise<StateEntry[]> {
  const { status, note, at } = applicationHistory;
  const states = db
    .select({ status, note, by: actor, at })
    .from(applicationHistory)
    .innerJoin(applications, eq(applications.application_id, applicationHistory.application_id))
    .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
    .leftJoin(users, eq(users.id, applicationHistory.changed_by))
    .$dynamic();
  return withSnapshots(states)
    .where(
      and(eq(applicationHistory.application_id, id), inArray(applicationHistory.kind, ['applied', 'moved'])),
    )
    .orderBy(asc(applicationHistory.id));
}

export type LastMove = { by: string | null; changed_by: number | null; status: ApplicationStatus; at: Date };

/** Returns the event that led to an application's present state. */
export async function lastMove(db: Db, id: number): Promise<LastMove | null> {
  const { status, changed_by, at, kind } = applicationHistory;
  const moves = db
    .select({ by: mover, changed_by, status, at })
    .from(applicationHistory)
    .innerJoin(applications, eq(applications.application_id, applicationHistory.application_id))
    .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
    .leftJoin(users, eq(users.id, changed_by))
    .$dynamic();
  const [row] = await withSnapshots(moves)
    .where(and(eq(applicationHistory.application_id, id), eq(kind, 'moved')))
    .orderBy(desc(applicationHistory.id))
    .limit(1);
  return row ?? null;
}

/** Who moved an application: a candidate under the name that the school sees. */
const mover = sql<
  string | null
>`case when ${users.id} = ${candidates.user_id} then ${shownName} else ${users.full_name} end`;

/**
 * Who acted: a candidate under the name that the school sees, somebody else with the school for which they acted (its
 * account may bear the school's own name).
 */
const actor = sql<string | null>`case when ${users.id} = ${candidates.user_id} then ${shownName} else (
  select ${users.full_name} || coalesce(', ' || (
    select school_name from ${vacancies} join ${schools} using (school_id)
    where ${vacancies.vacancy_id} = ${applicationHistory.vacancy_id} and school_name <> ${users.full_name}
      and ${users.role_id} = ${ROLE.School}), '')) end`;

/** Newest first. */
export const EVENT_KEYS: readonly Key[] = [
  { by: applicationHistory.at, kind: 'moment', descending: true },
  { by: applicationHistory.id, kind: 'number', descending: true },
];

/** Returns the events of a vacancy's applications, or of one of them. */
export async function eventsOf(
  db: Db,
  { vacancy_id, application_id }: { vacancy_id: number; application_id?: number | undefined },
  { page, per_page, after }: Page,
) {
  const where = and(
    eq(applicationHistory.vacancy_id, vacancy_id),
    application_id === undefined ? undefined : eq(applicationHistory.application_id, application_id),
  );
  const [found, total] = await Promise.all([
    withSnapshots(
      db
        .select({
          id: applicationHistory.id,
          kind: applicationHistory.kind,
          application_id: applicationHistory.application_id,
          candidate_name: shownName,
          from: applicationHistory.from_status,
          to: applicationHistory.status,
          by: actor,
          at: applicationHistory.at,
          note: applicationHistory.note,
          place: placeOf(EVENT_KEYS),
        })
        .from(applicationHistory)
        .innerJoin(applications, eq(applications.application_id, applicationHistory.application_id))
        .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
        .leftJoin(users, eq(users.id, applicationHistory.changed_by))
        .$dynamic(),
    )
      .where(and(where, after && behind(EVENT_KEYS, after.place)))
      .orderBy(...inOrder(EVENT_KEYS))
      .limit(per_page + 1)
      .offset(after ? 0 : (page - 1) * per_page),
    after?.total ??
      counted(db.select({ rows: sql<number>`count(*)::int` }).from(applicationHistory).where(where)),
  ]);
  const { rows, last } = cut(found, per_page);
  return { rows, total, last } satisfies Found<(typeof found)[number]>;
}
