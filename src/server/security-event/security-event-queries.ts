import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ROLE } from '../account/user-queries.ts';
import type { Db } from '../db/connect.ts';
import { likePattern } from '../db/like-pattern.ts';
import { inOrderOf, pageOf, type Sort, within } from '../db/list-query.ts';
import type { Page } from '../db/page.ts';
import { searchedText, users } from '../db/schema/accounts.ts';
import { candidates } from '../db/schema/candidate.ts';
import { securityEvents } from '../db/schema/security-event.ts';

export type NewEvent = Pick<
  typeof securityEvents.$inferInsert,
  'kind' | 'outcome' | 'operation' | 'user_id' | 'by_user_id' | 'address' | 'device' | 'request_id'
> & { candidate_id?: number; created_at: string };

/**
 * How many events of one kind and outcome an owner is shown, so that many failed attempts of strangers do not push out
 * the rest.
 */
const SHOWN_OF_A_KIND = 10;

/**
 * Of accounts that are gone by now it keeps that something happened. It holds the others in the order in which changes of
 * accounts lock them, the Admins first: else the rows' references and such a change would wait for each other. Who did it is
 * kept as a number, whatever becomes of that account.
 */
export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  await db.execute(sql`
    with e as materialized (
      select event.*, coalesce(event.user_id, c.user_id) as whom_id
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event (
        kind text, outcome text, operation text, user_id integer, candidate_id bigint, by_user_id integer,
        address text, device text, request_id text, created_at timestamptz)
      left join ${candidates} c on c.candidate_id = event.candidate_id),
    held as materialized (
      select id from ${users} where id in (select whom_id from e)
      order by role_id <> ${ROLE.Admin}, id for key share)
    insert into ${securityEvents}
      (kind, outcome, operation, user_id, by_user_id, address, device, request_id, created_at)
    select e.kind, e.outcome, e.operation, u.id, e.by_user_id, e.address, e.device, e.request_id, e.created_at
    from e left join held u on u.id = e.whom_id`);
}

export type OwnEvent = Awaited<ReturnType<typeof ownEvents>>[number];

/** The newest of somebody's own account. */
export async function ownEvents(db: Db, userId: number) {
  const newest = sql`${securityEvents.created_at} desc, ${securityEvents.security_event_id} desc`;
  const ranked = db
    .select({
      ...getTableColumns(securityEvents),
      place: sql<number>`row_number() over (
        partition by ${securityEvents.kind}, ${securityEvents.outcome} order by ${newest})`.as('place'),
    })
    .from(securityEvents)
    .where(eq(securityEvents.user_id, userId))
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(lte(ranked.place, SHOWN_OF_A_KIND))
    .orderBy(desc(ranked.created_at), desc(ranked.security_event_id));
}

export type EventFilter = {
  /** Text in a name, an e-mail address; a network or a request's id, whole. */
  search?: string;
  user_id?: number;
  kind?: string[];
  outcome?: NewEvent['outcome'][];
  happened?: { from?: Date; before?: Date };
};
const SORT_KEYS = { created_at: securityEvents.created_at };
export type EventSort = Sort<keyof typeof SORT_KEYS>;

const actor = alias(users, 'actor');

export async function searchEvents(
  db: Db,
  filter: EventFilter,
  { sort, ...page }: Page & { sort: EventSort },
) {
  const where = and(...conditions(db, filter));
  const rows = db
    .select({
      security_event_id: securityEvents.security_event_id,
      kind: securityEvents.kind,
      outcome: securityEvents.outcome,
      operation: securityEvents.operation,
      user_id: securityEvents.user_id,
      full_name: users.full_name,
      user_name: users.user_name,
      by_user_id: securityEvents.by_user_id,
      by: actor.full_name,
      address: securityEvents.address,
      device: securityEvents.device,
      request_id: securityEvents.request_id,
      created_at: securityEvents.created_at,
    })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.user_id))
    .leftJoin(actor, eq(actor.id, securityEvents.by_user_id))
    .where(where)
    .orderBy(...inOrderOf(sort, SORT_KEYS, securityEvents.security_event_id))
    .$dynamic();
  return pageOf(rows, page, db.select({ total: count() }).from(securityEvents).where(where));
}

function conditions(db: Db, { search, user_id, kind, outcome, happened }: EventFilter): (SQL | undefined)[] {
  const named = db
    .select({ id: users.id })
    .from(users)
    .where(ilike(searchedText(users), likePattern(search ?? '')));
  const text = search?.trim() ?? '';
  return [
    text === ''
      ? undefined
      : or(
          inArray(securityEvents.user_id, named),
          inArray(securityEvents.by_user_id, named),
          eq(securityEvents.address, text),
          eq(securityEvents.request_id, text),
        ),
    user_id === undefined
      ? undefined
      : or(eq(securityEvents.user_id, user_id), eq(securityEvents.by_user_id, user_id)),
    kind?.length ? inArray(securityEvents.kind, kind) : undefined,
    outcome?.length ? inArray(securityEvents.outcome, outcome) : undefined,
    within(securityEvents.created_at, happened),
  ];
}

export async function sweepEvents(db: Db, before: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.created_at, before));
}
