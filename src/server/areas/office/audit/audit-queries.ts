import { and, eq, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { type Key, keysOf, placeOf, type SortBy } from '../../../engine/db/keyset.ts';
import { checked, type Expected, foundByAny, pageOfLarge } from '../../../engine/db/large-list.ts';
import { likePattern } from '../../../engine/db/like-pattern.ts';
import { within } from '../../../engine/db/list-query.ts';
import type { Found, Page } from '../../../engine/db/page.ts';
import { searchedText, users } from '../../../engine/db/tables/accounts.ts';
import { adminActions, adminChanges } from '../../account/tables/audit.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';

export type ActionFilter = {
  /** Text in the action, its target, its request's id, or the name or e-mail address of the Admin. */
  search?: string;
  user_id?: number;
  done?: { from?: Date; before?: Date };
};

const SORT_KEYS = {
  created_at: { by: adminActions.created_at, kind: 'moment' },
  summary: { by: adminActions.summary, kind: 'text' },
} as const;

export const actionKeys = (sort: SortBy<typeof SORT_KEYS>): Key[] =>
  keysOf(SORT_KEYS, sort, adminActions.admin_action_id);

/** The most changes shown of one action; an erasure may have thousands. */
const CHANGES_SHOWN = 50;

export type NotedAction = Omit<Awaited<ReturnType<typeof select>>[number], 'place'>;
export type NotedChange = Pick<
  typeof adminChanges.$inferSelect,
  'admin_action_id' | 'table_name' | 'row_id' | 'kind' | 'fields' | 'before' | 'after'
>;

/** Records an action that changed no row; others are recorded by the database. */
export async function noteAction(db: Db, action: typeof adminActions.$inferInsert): Promise<void> {
  await db.insert(adminActions).values(action).onConflictDoNothing();
}

export async function searchActions(
  db: Db,
  filter: ActionFilter,
  page: Page & { keys: readonly Key[] },
): Promise<Found<NotedAction> & { changes: NotedChange[] }> {
  const isByAdmin = eq(users.id, adminActions.user_id);
  const found = await pageOfLarge(
    db,
    {
      table: adminActions,
      joined: (query) => query.leftJoin(users, isByAdmin),
      where: (expected) => and(...conditions(db, filter, expected)),
    },
    page,
    (where) => select(db, page.keys).where(where),
  );
  const ids = found.rows.map((row) => row.admin_action_id);
  return { ...found, changes: ids.length > 0 ? await changesOf(db, ids) : [] };
}

/** Returns the first changes of each action. */
async function changesOf(db: Db, actionIds: readonly number[]): Promise<NotedChange[]> {
  const { rows } = await db.execute<NotedChange>(sql`
    select c.* from unnest(${sql.param([...actionIds])}::bigint[]) as a (id)
    cross join lateral (
      select admin_action_id::float8 as admin_action_id, table_name, row_id, kind, fields, before, after
      from ${adminChanges} where admin_action_id = a.id order by admin_change_id limit ${CHANGES_SHOWN}
    ) c`);
  return rows;
}

/** Returns the present names of people, schools and vacancies by `user 5`; without those that are gone. */
export async function namesOf(db: Db, things: readonly string[]): Promise<Map<string, string>> {
  const full_name = sql<string>`${candidates.first_name} || ' ' || ${candidates.last_name}`;
  const named = [
    { kind: 'user', table: users, id: users.id, name: users.full_name },
    { kind: 'candidate', table: candidates, id: candidates.candidate_id, name: full_name },
    { kind: 'school', table: schools, id: schools.school_id, name: schools.school_name },
    { kind: 'vacancy', table: vacancies, id: vacancies.vacancy_id, name: vacancies.vacancy_title },
  ];
  const found = new Map<string, string>();
  for (const { kind, table, id, name } of named) {
    const ids = [...new Set(things)].flatMap((thing) => {
      const number = Number(/^(\w+) (\d{1,9})$/.exec(thing)?.[2]);
      return thing.startsWith(`${kind} `) && number ? [number] : [];
    });
    if (ids.length === 0) continue;
    const rows = await db.select({ id, name }).from(table).where(inArray(id, ids));
    for (const row of rows) if (row.name !== null) found.set(`${kind} ${row.id}`, row.name);
  }
  return found;
}

/** Removes actions from before a moment; the database keeps those younger than its own limit. */
export async function sweepActions(db: Db, before: Date): Promise<void> {
  await db
    .delete(adminActions)
    .where(
      and(lt(adminActions.created_at, before), sql`${adminActions.created_at} < now() - interval '730 days'`),
    );
}

function select(db: Db, keys: readonly Key[]) {
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
      place: placeOf(keys),
    })
    .from(adminActions)
    .leftJoin(users, eq(users.id, adminActions.user_id))
    .$dynamic();
}

function conditions(
  db: Db,
  { search, user_id, done }: ActionFilter,
  expected: Expected,
): (SQL | undefined)[] {
  return [
    search ? contains(db, likePattern(search), expected) : undefined,
    user_id === undefined ? undefined : eq(adminActions.user_id, user_id),
    within(adminActions.created_at, done),
  ];
}

/** The ids of all who have acted: few, each found by one step in the index of the Admins' actions. */
const ACTING = sql`(
  with recursive acting as (
    select min(${adminActions.user_id}) as id from ${adminActions}
    union all
    select (select min(${adminActions.user_id}) from ${adminActions} where ${adminActions.user_id} > acting.id)
    from acting where acting.id is not null
  )
  select id from acting)`;

function contains(db: Db, pattern: string, expected: Expected): SQL {
  const isWritten = ilike(adminActions.searched, pattern);
  const isNamed = ilike(searchedText(users), pattern);
  if (expected === 'many') return checked(or(isWritten, isNamed));
  const named = db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} in ${ACTING}`, isNamed));
  const having = (where: SQL) =>
    db.select({ id: adminActions.admin_action_id }).from(adminActions).where(where);
  return foundByAny(adminActions.admin_action_id, [
    having(isWritten),
    having(inArray(adminActions.user_id, named)),
  ]);
}
