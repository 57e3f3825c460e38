import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Tasks } from '../../../../../generated/tasks.ts';
import type { Db } from '../../../engine/db/connect.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';

/** The name of a document in `schemas/tasks`. */
export type TaskKind = keyof Tasks;

/** Whose tasks are sought, and when. */
export type TaskReader = {
  user: SessionUser;
  now: Date;
  /** The date at the site, in which deadlines end. */
  today: string;
  /** The end of the reader's day. */
  tonight: Date;
  /** The end of the reader's next day. */
  tomorrowNight: Date;
};

type Fields = Record<string, SQL.Aliased>;
type FactsOf<K extends TaskKind> = { readonly [Name in Tasks[K]['facts']]: Fact };
type Fact = string | number | Date | readonly string[];

/** The part of a statement that finds the tasks of one kind: one for each of its rows. */
export type TaskQuery<K extends TaskKind = TaskKind> = {
  facts: { [Name in Tasks[K]['facts']]: SQLWrapper };
  /** When it is due; the earliest come first. */
  due?: SQLWrapper;
  /** The order of those without a due time. */
  by?: SQLWrapper;
  rows: (fields: Fields) => SQLWrapper;
};

export type FoundTask<Facts = Readonly<Record<string, unknown>>> = {
  kind: TaskKind;
  due_at: Date | null;
  facts: Facts;
};

/** The tasks of one kind in their order, and how many there are. */
export type Found<Facts = Readonly<Record<string, unknown>>> = { total: number; tasks: FoundTask<Facts>[] };

/**
 * Finds the tasks of each kind: by a query, which becomes a part of the one statement for all kinds, or, where SQL
 * cannot, by a function. What is done is no longer found; nothing about tasks is stored.
 */
export type TaskFinders = {
  [K in TaskKind]:
    | ((reader: TaskReader) => TaskQuery<K>)
    | { find: (db: Db, reader: TaskReader) => Promise<Found<FactsOf<K>>> };
};

/** The most tasks of one kind that are listed first, so that none hides the others. */
export const TASKS_OF_EACH_KIND = 3;
/** The most tasks of one kind that are found. */
const FOUND_OF_EACH_KIND = 50;

/** Starts a task's query. */
export const select = (fields: Fields) => new QueryBuilder().select(fields);

/** Finds the tasks of several kinds in one statement. */
export async function findByQuery(
  db: Db,
  queries: readonly (readonly [TaskKind, TaskQuery])[],
): Promise<Found[]> {
  if (queries.length === 0) return [];
  const { rows } = await db.execute<{
    kind: TaskKind;
    due_at: string | null;
    facts: Record<string, unknown>;
    total: number;
  }>(sql.join(queries.map(statementOf), sql` union all `));
  return queries.map(([kind]) => {
    const own = rows.filter((row) => row.kind === kind);
    return {
      total: own[0]?.total ?? 0,
      tasks: own.map(({ due_at, facts }) => ({
        kind,
        due_at: due_at === null ? null : new Date(due_at),
        facts,
      })),
    };
  });
}

function statementOf([kind, { facts, due, by, rows }]: readonly [TaskKind, TaskQuery]): SQL {
  const fields = { ...facts, due_at: due ?? sql`null::timestamptz`, place: by ?? sql`0` };
  const named = Object.entries<SQLWrapper>(fields).map(([name, value]) => [name, sql`${value}`.as(name)]);
  return sql`(select ${kind}::text as kind, found.due_at, to_jsonb(found) - '{due_at,place}'::text[] as facts,
    (count(*) over ())::int as total
    from (${rows(Object.fromEntries(named))}) found order by found.due_at, found.place limit ${FOUND_OF_EACH_KIND})`;
}
