import { and, count, eq, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { likePattern } from '../db/like-pattern.ts';
import { inOrderOf, pageOf, type Sort, within } from '../db/list-query.ts';
import type { Page } from '../db/page.ts';
import { searchedText, users } from '../db/schema/accounts.ts';
import { adminActions, adminChanges } from '../db/schema/audit.ts';

export type ActionFilter = {
  /** Text in what was done, on what, its request's id, or in the name or e-mail address of who did it. */
  search?: string;
  user_id?: number;
  done?: { from?: Date; before?: Date };
};

const SORT_KEYS = {
  created_at: adminActions.created_at,
  summary: adminActions.summary,
  by: sql`lower(${users.full_name})`,
};
export type ActionSort = Sort<keyof typeof SORT_KEYS>;

/** Changes that are shown of one action; an erasure may have made thousands. */
const CHANGES_SHOWN = 50;

export type NotedAction = Awaited<ReturnType<typeof select>>[number];
export type NotedChange = Pick<
  typeof adminChanges.$inferSelect,
  'admin_action_id' | 'table_name' | 'row_id' | 'kind' | 'fields' | 'before' | 'after'
>;

/** Notes an action that has changed no row; others are noted already, by the database. */
export async function noteAction(db: Db, action: typeof adminActions.$inferInsert): Promise<void> {
  await db.insert(adminActions).values(action).onConflictDoNothing();
}

export async function searchActions(
  db: Db,
  filter: ActionFilter,
  { sort, ...page }: Page & { sort: ActionSort },
): Promise<{ rows: NotedAction[]; changes: NotedChange[]; total: number }> {
  const where = and(...conditions(db, filter));
  const ordered = select(db)
    .where(where)
    .orderBy(...inOrderOf(sort, SORT_KEYS, adminActions.admin_action_id));
  const counted = db.select({ total: count() }).from(adminActions).where(where);
  const { rows, total } = await pageOf(ordered, page, counted);
  const ids = rows.map((row) => row.admin_action_id);
  return { rows, changes: ids.length > 0 ? await changesOf(db, ids) : [], total };
}

/** The first ones of each action. */
async function changesOf(db: Db, actionIds: readonly number[]): Promise<NotedChange[]> {
  const { rows } = await db.execute<NotedChange>(sql`
    select c.* from unnest(${sql.param([...actionIds])}::bigint[]) as a (id)
    cross join lateral (
      select admin_action_id::float8 as admin_action_id, table_name, row_id, kind, fields, before, after
      from ${adminChanges} where admin_action_id = a.id order by admin_change_id limit ${CHANGES_SHOWN}
    ) c`);
  return rows;
}

/** Removes what was noted before this moment; what is younger than the database lets go stays all the same. */
export async function sweepActions(db: Db, before: Date): Promise<void> {
  await db
    .delete(adminActions)
    .where(
      and(lt(adminActions.created_at, before), sql`${adminActions.created_at} < now() - interval '730 days'`),
    );
}

function select(db: Db) {
  const changed = db.$count(adminChanges, eq(adminChanges.admin_action_id, adminActions.admin_action_id));
  return db
    .select({
      admin_action_id: adminActions.admin_action_id,
      created_at: adminActions.created_at,
      user_id: adminActions.user_id,
      by: users.full_name,
      summary: adminActions.summary,
      operation: adminActions.operation,
      thing: adminActions.thing,
      request_id: adminActions.request_id,
      change_count: changed,
    })
    .from(adminActions)
    .leftJoin(users, eq(users.id, adminActions.user_id))
    .$dynamic();
}

function conditions(db: Db, { search, user_id, done }: ActionFilter): (SQL | undefined)[] {
  const pattern = search && likePattern(search);
  const named = db
    .select({ id: users.id })
    .from(users)
    .where(ilike(searchedText(users), pattern ?? ''));
  return [
    pattern ? or(ilike(adminActions.searched, pattern), inArray(adminActions.user_id, named)) : undefined,
    user_id === undefined ? undefined : eq(adminActions.user_id, user_id),
    within(adminActions.created_at, done),
  ];
}
