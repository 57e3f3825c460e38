import { and, desc, eq, getTableColumns, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { type Key, keysOf, placeOf, type SortBy } from '../../../engine/db/keyset.ts';
import {
  checked,
  type Expected,
  foundByAny,
  type LargeList,
  pageOfLarge,
} from '../../../engine/db/large-list.ts';
import { likePattern } from '../../../engine/db/like-pattern.ts';
import { within } from '../../../engine/db/list-query.ts';
import type { Page } from '../../../engine/db/page.ts';
import { searchedText, users } from '../../../engine/db/tables/accounts.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { securityEvents } from '../tables/security-event.ts';
import { ROLE } from '../user-queries.ts';

export type NewEvent = Pick<
  typeof securityEvents.$inferInsert,
  'kind' | 'outcome' | 'operation' | 'user_id' | 'by_user_id' | 'address' | 'device' | 'request_id'
> & { candidate_id?: number; created_at: string };

/**
 * The most events of one kind and outcome that an owner sees, so that strangers' failed attempts do not push out the
 * rest.
 */
const SHOWN_OF_A_KIND = 10;

/**
 * Inserts events; for accounts that are deleted by now, without the account. Locks the others in the order in which
 * changes of accounts lock them, Admins first, so that there is no deadlock. Who did it is stored as a plain number,
 * which outlives that account.
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

/** Returns the newest events of a user's own account. */
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
  /** Text in a name or an e-mail address; a whole network or request id. */
  search?: string;
  user_id?: number;
  kind?: string[];
  outcome?: NewEvent['outcome'][];
  happened?: { from?: Date; before?: Date };
};
const SORT_KEYS = { created_at: { by: securityEvents.created_at, kind: 'moment' } } as const;

export const eventKeys = (sort: SortBy<typeof SORT_KEYS>): Key[] =>
  keysOf(SORT_KEYS, sort, securityEvents.security_event_id);

const actor = alias(users, 'actor');

const withPeople = <Query extends PgSelect>(query: Query) =>
  query
    .leftJoin(users, eq(users.id, securityEvents.user_id))
    .leftJoin(actor, eq(actor.id, securityEvents.by_user_id));

export function searchEvents(db: Db, filter: EventFilter, page: Page & { keys: readonly Key[] }) {
  const list: LargeList = {
    table: securityEvents,
    joined: withPeople,
    where: (expected) => and(...conditions(db, filter, expected)),
  };
  return pageOfLarge(db, list, page, (where) => withPeople(select(db, page.keys)).where(where));
}

function select(db: Db, keys: readonly Key[]) {
  return db
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
      place: placeOf(keys),
    })
    .from(securityEvents)
    .$dynamic();
}

function conditions(
  db: Db,
  { search, user_id, kind, outcome, happened }: EventFilter,
  expected: Expected,
): (SQL | undefined)[] {
  const text = search?.trim() ?? '';
  return [
    text === '' ? undefined : contains(db, text, expected),
    user_id === undefined
      ? undefined
      : or(eq(securityEvents.user_id, user_id), eq(securityEvents.by_user_id, user_id)),
    kind?.length ? inArray(securityEvents.kind, kind) : undefined,
    outcome?.length ? inArray(securityEvents.outcome, outcome) : undefined,
    within(securityEvents.created_at, happened),
  ];
}

function contains(db: Db, text: string, expected: Expected): SQL {
  const pattern = likePattern(text);
  const isNamed = ilike(searchedText(users), pattern);
  const isFrom = [eq(securityEvents.address, text), eq(securityEvents.request_id, text)];
  if (expected === 'many') return checked(or(isNamed, ilike(searchedText(actor), pattern), ...isFrom));
  const named = db.select({ id: users.id }).from(users).where(isNamed);
  const concerns = [inArray(securityEvents.user_id, named), inArray(securityEvents.by_user_id, named)];
  return foundByAny(
    securityEvents.security_event_id,
    [...concerns, ...isFrom].map((where) =>
      db.select({ id: securityEvents.security_event_id }).from(securityEvents).where(where),
    ),
  );
}

export async function sweepEvents(db: Db, before: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.created_at, before));
}
