import { and, eq, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { isLike } from '../../../engine/db/folded.ts';
import { likePattern, shortPattern } from '../../../engine/db/like-pattern.ts';
import { equals, joinedText, ownText } from '../../../engine/db/list-condition.ts';
import { searchedText, users } from '../../../engine/db/tables/accounts.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { apiKeys } from '../../account/tables/api-key.ts';
import { adminActions, adminChanges } from '../../account/tables/audit.ts';
import { fromDay, throughDay } from '../../news/reader-zone-queries.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { operationsCalled } from './audit-summary.ts';

/** The most changes shown of one action; an erasure may have thousands. */
const CHANGES_SHOWN = 50;

export type AuditedChange = Pick<
  typeof adminChanges.$inferSelect,
  'admin_action_id' | 'table_name' | 'row_id' | 'kind' | 'fields' | 'before' | 'after'
>;

/** Records an action that changed no row; others are recorded by the database. */
export async function insertAction(db: Db, action: typeof adminActions.$inferInsert): Promise<void> {
  await db.insert(adminActions).values(action).onConflictDoNothing();
}

/** The ids of all users who have acted: few, each found by one step in the index of the Admins' actions. */
const ACTING = sql`(
  with recursive acting as (
    select min(${adminActions.user_id}) as id from ${adminActions}
    union all
    select (select min(${adminActions.user_id}) from ${adminActions} where ${adminActions.user_id} > acting.id)
    from acting where acting.id is not null
  )
  select id from acting)`;

const isByAdmin = eq(users.id, adminActions.user_id);

/** An index of the searched text finds it, which ends its lines by \n. */
const isOperation = (operation: string) =>
  ilike(adminActions.searched, `%\n${likePattern(operation).slice(1, -1)}\n%`);

export const actionList = list('listAdminActions', {
  table: adminActions,
  id: adminActions.admin_action_id,
  joined: (query) => query.leftJoin(users, isByAdmin),
  search: (text) => {
    const short = shortPattern(text.toLowerCase());
    const hasText = short
      ? sql`${adminActions.searched} ~* ${short}`
      : ilike(adminActions.searched, likePattern(text));
    const isNamed = isLike(searchedText(users), text);
    return [
      ownText(or(hasText, ...operationsCalled(text).map(isOperation))!),
      joinedText(adminActions.user_id, users.id, isNamed, and(sql`${users.id} in ${ACTING}`, isNamed)),
    ];
  },
  filters: {
    user_id: equals(adminActions.user_id),
    done_from: fromDay(adminActions.created_at),
    done_to: throughDay(adminActions.created_at),
  },
  sorts: {
    created_at: { by: adminActions.created_at, kind: 'moment' },
    summary: { by: adminActions.summary, kind: 'text' },
  },
  select: (db, place) =>
    db
      .select({
        admin_action_id: adminActions.admin_action_id,
        created_at: adminActions.created_at,
        user_id: adminActions.user_id,
        by: users.full_name,
        api_key_id: adminActions.api_key_id,
        api_key: sql<string | null>`(select ${apiKeys.name} from ${apiKeys}
          where ${eq(apiKeys.api_key_id, adminActions.api_key_id)})`,
        summary: adminActions.summary,
        operation: adminActions.operation,
        thing: adminActions.thing,
        request_id: adminActions.request_id,
        change_count: db.$count(adminChanges, eq(adminChanges.admin_action_id, adminActions.admin_action_id)),
        place,
      })
      .from(adminActions)
      .leftJoin(users, isByAdmin)
      .$dynamic(),
  read: async (rows, { db }) => {
    const ids = rows.map(({ admin_action_id }) => admin_action_id);
    const changes = await changesOf(db, ids);
    const nameOf = await namesOf(
      db,
      rows.map(({ thing }) => thing),
    );
    return rows.map((row) => ({
      ...row,
      name: nameOf.get(row.thing) ?? null,
      changes: changes.filter(({ admin_action_id }) => admin_action_id === row.admin_action_id),
    }));
  },
});

/** Returns the first changes of each action. */
async function changesOf(db: Db, actionIds: readonly number[]): Promise<AuditedChange[]> {
  const { rows } = await db.execute<AuditedChange>(sql`
    select c.* from unnest(${sql.param([...actionIds])}::bigint[]) as a (id)
    cross join lateral (
      select admin_action_id::float8 as admin_action_id, table_name, row_id, kind, fields, before, after
      from ${adminChanges} where admin_action_id = a.id order by admin_change_id limit ${CHANGES_SHOWN}
    ) c`);
  return rows;
}

/** Returns the current names of people, schools and vacancies by `user 5`, without deleted ones. */
async function namesOf(db: Db, things: readonly string[]): Promise<Map<string, string>> {
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

/** Deletes actions from before a moment; the database enforces its own minimum retention. */
export async function sweepActions(db: Db, before: Date): Promise<void> {
  await db
    .delete(adminActions)
    .where(
      and(lt(adminActions.created_at, before), sql`${adminActions.created_at} < now() - interval '730 days'`),
    );
}
