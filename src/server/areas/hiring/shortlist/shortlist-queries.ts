import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { inOrder } from '../../../engine/db/in-order.ts';
import { lockCount } from '../../../engine/db/lock-count.ts';
import { rowsToInsert } from '../../../engine/db/write-together.ts';
import { isFindable } from '../../people/findable-candidate-queries.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { shortlistedCandidates, shortlists } from '../../schools/tables/candidate-reach.ts';
import { schools } from '../../schools/tables/school.ts';

export type Shortlist = typeof shortlists.$inferSelect;
export type CountedShortlist = Shortlist & { candidates: number };

/**
 * Returns a school's lists by name, or one of them; candidates whom it can no longer find are not counted.
 */
export async function shortlistsOf(db: Db, schoolId: number, id?: number): Promise<CountedShortlist[]> {
  const counted = db
    .select({ shortlist_id: shortlistedCandidates.shortlist_id, total: count().as('total') })
    .from(shortlistedCandidates)
    .innerJoin(candidates, eq(candidates.candidate_id, shortlistedCandidates.candidate_id))
    .where(isFindable(db, schoolId))
    .groupBy(shortlistedCandidates.shortlist_id)
    .as('counted');
  return db
    .select({
      shortlist_id: shortlists.shortlist_id,
      school_id: shortlists.school_id,
      name: shortlists.name,
      created_at: shortlists.created_at,
      candidates: sql<number>`coalesce(${counted.total}, 0)::int`,
    })
    .from(shortlists)
    .leftJoin(counted, eq(counted.shortlist_id, shortlists.shortlist_id))
    .where(
      and(eq(shortlists.school_id, schoolId), id === undefined ? undefined : eq(shortlists.shortlist_id, id)),
    )
    .orderBy(asc(sql`lower(${shortlists.name})`));
}

export async function findShortlist(db: Db, id: number): Promise<Shortlist | null> {
  const [row] = await db.select().from(shortlists).where(eq(shortlists.shortlist_id, id));
  return row ?? null;
}

/** Counts a school's lists; none can be added until the transaction ends. */
export const lockShortlists = (tx: Db, schoolId: number): Promise<number> =>
  lockCount(tx, schools.school_id, shortlists.school_id, schoolId);

/** Returns null if the school has one of this name, ignoring case. */
export async function insertShortlist(
  tx: Db,
  list: { school_id: number; name: string; created_at: Date },
): Promise<number | null> {
  const [row] = await tx
    .insert(shortlists)
    .values(list)
    .onConflictDoNothing()
    .returning({ id: shortlists.shortlist_id });
  return row?.id ?? null;
}

export async function setShortlistName(db: Db, id: number, name: string): Promise<void> {
  await db.update(shortlists).set({ name }).where(eq(shortlists.shortlist_id, id));
}

export async function removeShortlist(db: Db, id: number): Promise<void> {
  await db.delete(shortlists).where(eq(shortlists.shortlist_id, id));
}

/** Puts a candidate on a list, which stays locked until the transaction ends, unless it has this many. */
export async function putListed(
  tx: Db,
  listed: { shortlist_id: number; candidate_id: number; note: string | null; added_at: Date },
  atMost: number,
): Promise<'put' | 'full' | 'missing'> {
  const { shortlist_id } = listed;
  const list = tx
    .select({ id: shortlists.shortlist_id })
    .from(shortlists)
    .where(eq(shortlists.shortlist_id, shortlist_id));
  const isRoom = sql`exists (select from ${shortlists} where ${eq(shortlists.shortlist_id, shortlist_id)})
    and (select count(*) from ${shortlistedCandidates}
      where ${eq(shortlistedCandidates.shortlist_id, shortlist_id)}) < ${atMost}`;
  const insert = sql`${rowsToInsert(shortlistedCandidates, [listed], isRoom)}
    on conflict (shortlist_id, candidate_id) do update set note = excluded.note returning shortlist_id`;
  const [locked, { rows }] = await inOrder(
    () => list.for('no key update'),
    () => tx.execute(insert),
  );
  if (locked.length === 0) return 'missing';
  return rows.length > 0 ? 'put' : 'full';
}

export async function removeListed(db: Db, shortlistId: number, candidateId: number): Promise<void> {
  await db
    .delete(shortlistedCandidates)
    .where(
      and(
        eq(shortlistedCandidates.shortlist_id, shortlistId),
        eq(shortlistedCandidates.candidate_id, candidateId),
      ),
    );
}
