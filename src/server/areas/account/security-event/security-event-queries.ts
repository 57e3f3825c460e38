import { desc, eq, getTableColumns, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { securityEvents } from '../tables/security-event.ts';
import { ROLE } from '../user-queries.ts';

export type NewEvent = Pick<
  typeof securityEvents.$inferInsert,
  'kind' | 'outcome' | 'operation' | 'user_id' | 'by_user_id' | 'address' | 'device' | 'request_id'
> & { candidate_id?: number; created_at: string };

/**
 * Maximum events of one kind and outcome that an owner sees, so that strangers' failed attempts do not push
 * out the rest.
 */
const SHOWN_OF_A_KIND = 10;

/**
 * Inserts events; for accounts that are deleted by now or never existed, without the account. Locks the others
 * in the order in which changes of accounts lock them, Admins first, so that there is no deadlock. The actor is
 * stored as a plain number, which outlives that account. An address may name an id that is too large for an
 * account: read as an integer, it would fail all events of the statement.
 */
export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  await db.execute(sql`
    with e as materialized (
      select event.*, coalesce(event.user_id, c.user_id) as whom_id
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event (
        kind text, outcome text, operation text, user_id bigint, candidate_id bigint, by_user_id integer,
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

export async function sweepEvents(db: Db, before: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.created_at, before));
}
