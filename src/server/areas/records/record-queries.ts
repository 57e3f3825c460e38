import { and, eq, getTableColumns, inArray, isNotNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { DAY } from '../../../language/run/value/durations.ts';
import type { Db } from '../../engine/db/connect.ts';
import { isLike } from '../../engine/db/folded.ts';
import { equals, ownText } from '../../engine/db/list-condition.ts';
import type { Fields } from '../../engine/db/record.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { formVersions } from '../../engine/db/tables/stored-definitions.ts';
import { list } from '../../engine/records/list-queries.ts';
import { type Kind, kinds, type RecordOperation } from './kinds.ts';
import { records } from './tables/record.ts';

const { searched: _, ...columns } = getTableColumns(records);

const select = (db: Db) =>
  db
    .select({ ...columns, by: users.full_name })
    .from(records)
    .leftJoin(users, eq(users.id, records.user_id))
    .$dynamic();

/** A record with its author's name. */
export type StoredAnswers = Awaited<ReturnType<typeof select>>[number];

export async function findRecord(db: Db, kind: Kind, id: number): Promise<StoredAnswers | null> {
  const [row] = await select(db).where(and(eq(records.record_id, id), eq(records.kind, kind.name)));
  return row ?? null;
}

export async function deleteRecord(db: Db, id: number): Promise<void> {
  await db.delete(records).where(eq(records.record_id, id));
}

/** Whether the answer to a question with a choice is this one, or has it among several. */
const isAnswered = (name: string, value: unknown): SQL =>
  or(...[value, [value]].map((one) => sql`${records.extra} @> ${JSON.stringify({ [name]: one })}::jsonb`))!;

/** The list of a kind, and of its export. */
export const recordList = ({ Names, about }: Kind) =>
  list(
    [`list${Names}`, `export${Names}`] as Extract<RecordOperation, `list${string}` | `export${string}`>[],
    {
      table: records,
      id: records.record_id,
      search: (text) => [ownText(isLike(records.searched, text))],
      filters: (asked) =>
        Object.entries(asked).map(([name, value]) => {
          if (value === undefined) return undefined;
          return about && name === `${about}_id`
            ? eq(records[`${about}_id`], Number(value))
            : isAnswered(name, value);
        }),
      sorts: {
        created_at: { by: records.created_at, kind: 'moment' },
        updated_at: { by: records.updated_at, kind: 'moment' },
      },
      within: {
        kind: equals(records.kind),
        user_id: equals(records.user_id),
        candidate_id: equals(records.candidate_id),
        school_id: equals(records.school_id),
      },
      read: async (rows, { db }) => {
        const ids = rows.map(({ id }) => id);
        const read = new Map(
          (await select(db).where(inArray(records.record_id, ids))).map((row) => [row.record_id, row]),
        );
        return ids.flatMap((id) => read.get(id) ?? []);
      },
    },
  );

export type AskedVersion = Pick<typeof formVersions.$inferSelect, 'version' | 'asked' | 'first_at'>;

/** What each of these versions of a form asked. */
export async function versionsOf(db: Db, versions: readonly string[]): Promise<AskedVersion[]> {
  if (versions.length === 0) return [];
  const { version, asked, first_at } = formVersions;
  return db
    .select({ version, asked, first_at })
    .from(formVersions)
    .where(inArray(version, [...versions]));
}

/** The versions of the form that any record of a kind was filled in under. */
export async function versionsAnswered(db: Db, kind: Kind): Promise<string[]> {
  const found = await db
    .selectDistinct({ version: records.form_version })
    .from(records)
    .where(eq(records.kind, kind.name));
  return found.map(({ version }) => version);
}

/** The values with which a record of a kind is stored. */
export type NewRecord = Omit<typeof records.$inferInsert, 'record_id' | 'extra'> & Fields;

const ABOUT_SOMETHING = kinds.flatMap(({ name, about }) => (about ? [name] : []));

/**
 * Deletes what a person has written. What somebody wrote for a school about something stays without the author's name, for
 * it is the school's.
 */
export async function deleteRecordsBy(
  tx: Db,
  { id, candidate_id }: { id: number; candidate_id: number | null },
): Promise<void> {
  const ofSchool = and(inArray(records.kind, ABOUT_SOMETHING), isNotNull(records.school_id));
  const isOwn = candidate_id === null ? sql`(${ofSchool}) is not true` : undefined;
  await tx.delete(records).where(and(eq(records.user_id, id), isOwn));
}

/** Deletes records that have been kept as long as their documents say, and those whose document is gone for a year. */
export async function sweepRecords(db: Db, now: Date): Promise<void> {
  for (const { name, keep_days } of kinds)
    await db
      .delete(records)
      .where(and(eq(records.kind, name), lt(records.created_at, new Date(now.getTime() - keep_days * DAY))));
  const known = kinds.map(({ name }) => name);
  const isUnknown = known.length > 0 ? notInArray(records.kind, known) : undefined;
  await db.delete(records).where(and(isUnknown, lt(records.created_at, new Date(now.getTime() - 365 * DAY))));
}
