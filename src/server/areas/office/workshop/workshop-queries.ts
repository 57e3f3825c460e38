import { and, asc, desc, eq, inArray, isNotNull, isNull, max, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { workshopBuilds, workshopDrafts, workshopVersions } from '../tables/workshop.ts';
import type { Published } from './published-files.ts';

export type Version = typeof workshopVersions.$inferSelect;
export type Draft = typeof workshopDrafts.$inferSelect;
export type ListedVersion = Omit<Version, 'text'> & { author: string | null; publisher: string | null };

const authors = alias(users, 'authors');
const publishers = alias(users, 'publishers');
const { text: _text, ...LISTED } = {
  version_id: workshopVersions.version_id,
  file: workshopVersions.file,
  text: workshopVersions.text,
  hash: workshopVersions.hash,
  base_hash: workshopVersions.base_hash,
  release_hash: workshopVersions.release_hash,
  note: workshopVersions.note,
  state: workshopVersions.state,
  reasons: workshopVersions.reasons,
  written_by: workshopVersions.written_by,
  published_by: workshopVersions.published_by,
  written_at: workshopVersions.written_at,
  beat_at: workshopVersions.beat_at,
  published_at: workshopVersions.published_at,
  place: workshopVersions.place,
  settled_at: workshopVersions.settled_at,
};

/** The most versions that are listed. */
const LISTED_AT_MOST = 100;

/** Everything published, oldest first. */
export async function readPublished(db: Db): Promise<Published[]> {
  return db
    .select({
      version_id: workshopVersions.version_id,
      file: workshopVersions.file,
      text: workshopVersions.text,
      hash: workshopVersions.hash,
      release_hash: workshopVersions.release_hash,
      settled_at: workshopVersions.settled_at,
    })
    .from(workshopVersions)
    .where(isNotNull(workshopVersions.place))
    .orderBy(asc(workshopVersions.place));
}

/** Who published an edit and when, for messages to an operator. */
export async function describeVersions(db: Db, ids: readonly number[]): Promise<ListedVersion[]> {
  return ids.length === 0 ? [] : selectVersions(db).where(inArray(workshopVersions.version_id, [...ids]));
}

const selectVersions = (db: Db) =>
  db
    .select({ ...LISTED, author: authors.full_name, publisher: publishers.full_name })
    .from(workshopVersions)
    .leftJoin(authors, eq(authors.id, workshopVersions.written_by))
    .leftJoin(publishers, eq(publishers.id, workshopVersions.published_by));

/** Newest first. */
export async function listVersions(db: Db): Promise<ListedVersion[]> {
  return selectVersions(db).orderBy(desc(workshopVersions.version_id)).limit(LISTED_AT_MOST);
}

export async function listedVersion(db: Db, id: number): Promise<ListedVersion | null> {
  const [row] = await selectVersions(db).where(eq(workshopVersions.version_id, id));
  return row ?? null;
}

export async function findVersion(db: Db, id: number): Promise<Version | null> {
  const [row] = await db.select().from(workshopVersions).where(eq(workshopVersions.version_id, id));
  return row ?? null;
}

/** What a process looks for: the number of the last publication, and the digest of its release's newest build. */
export async function lookForNews(db: Db, release: string): Promise<{ place: number; build: string | null }> {
  const build = db
    .select({ digest: workshopBuilds.digest })
    .from(workshopBuilds)
    .where(eq(workshopBuilds.release, release))
    .orderBy(desc(workshopBuilds.made_at))
    .limit(1);
  const [row] = await db
    .select({ place: max(workshopVersions.place), build: sql<string | null>`(${build})` })
    .from(workshopVersions);
  return { place: row?.place ?? 0, build: row?.build ?? null };
}

/** The number of the last publication; 0 before the first. One step in an index. */
export async function lastPlace(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(workshopVersions.place) }).from(workshopVersions);
  return row?.last ?? 0;
}

export async function insertVersion(
  db: Db,
  version: Pick<
    Version,
    'file' | 'text' | 'hash' | 'base_hash' | 'release_hash' | 'note' | 'state' | 'written_by' | 'written_at'
  >,
): Promise<Version> {
  const [row] = await db.insert(workshopVersions).values(version).returning();
  return row!;
}

/** Takes a version for publishing, unless a process that is alive has it. */
export async function claimVersion(
  db: Db,
  id: number,
  { by, now, aliveSince }: { by: number | null; now: Date; aliveSince: Date },
): Promise<boolean> {
  const rows = await db
    .update(workshopVersions)
    .set({ state: 'checking', reasons: [], published_by: by, beat_at: now })
    .where(
      and(
        eq(workshopVersions.version_id, id),
        isNull(workshopVersions.place),
        or(
          inArray(workshopVersions.state, ['proposed', 'refused']),
          isNull(workshopVersions.beat_at),
          sql`${workshopVersions.beat_at} < ${aliveSince}`,
        ),
      ),
    )
    .returning({ id: workshopVersions.version_id });
  return rows.length > 0;
}

export async function setVersion(
  db: Db,
  id: number,
  change: Partial<Pick<Version, 'state' | 'reasons' | 'beat_at' | 'base_hash'>>,
): Promise<void> {
  await db.update(workshopVersions).set(change).where(eq(workshopVersions.version_id, id));
}

/** Publications run one at a time, in all processes, until the transaction ends. */
export async function lockPublications(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('workshop_versions'))`);
}

/** Puts a version into force, and deletes its author's draft if that is what is published. */
export async function putIntoForce(tx: Db, version: Version, now: Date): Promise<void> {
  const place = (await lastPlace(tx)) + 1;
  await tx
    .update(workshopVersions)
    .set({ state: 'published', place, published_at: now, reasons: [] })
    .where(eq(workshopVersions.version_id, version.version_id));
  if (version.written_by !== null)
    await tx
      .delete(workshopDrafts)
      .where(
        and(
          eq(workshopDrafts.user_id, version.written_by),
          eq(workshopDrafts.file, version.file),
          eq(workshopDrafts.text, version.text),
        ),
      );
}

/** Notes that a release has these versions' texts in its files. */
export async function settleVersions(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length > 0)
    await db
      .update(workshopVersions)
      .set({ settled_at: now })
      .where(and(inArray(workshopVersions.version_id, [...ids]), isNull(workshopVersions.settled_at)));
}

export async function draftsOf(db: Db, userId: number): Promise<Draft[]> {
  return db.select().from(workshopDrafts).where(eq(workshopDrafts.user_id, userId));
}

export async function findDraft(db: Db, userId: number, file: string): Promise<Draft | null> {
  const [row] = await db
    .select()
    .from(workshopDrafts)
    .where(and(eq(workshopDrafts.user_id, userId), eq(workshopDrafts.file, file)));
  return row ?? null;
}

export async function writeDraft(db: Db, draft: Draft): Promise<void> {
  const { text, base_hash, saved_at } = draft;
  await db
    .insert(workshopDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [workshopDrafts.user_id, workshopDrafts.file],
      set: { text, base_hash, saved_at },
    });
}

export async function deleteDraft(db: Db, userId: number, file: string): Promise<void> {
  await db
    .delete(workshopDrafts)
    .where(and(eq(workshopDrafts.user_id, userId), eq(workshopDrafts.file, file)));
}

/** Built programs that are kept: to go back to one takes no build. */
const BUILDS_KEPT = 5;
/** Builds of drafts that are kept, for whoever publishes next. */
const FORESEEN_KEPT = 2;

export async function readBuild(db: Db, digest: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ archive: workshopBuilds.archive })
    .from(workshopBuilds)
    .where(eq(workshopBuilds.digest, digest));
  return row?.archive ?? null;
}

type KeptBuild = Pick<typeof workshopBuilds.$inferSelect, 'digest' | 'release' | 'is_foreseen'>;

/** Keeps a build whose archive the database has already; returns whether it has. */
export async function keepBuildAgain(
  db: Db,
  { digest, is_foreseen }: KeptBuild,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(workshopBuilds)
    // A draft may equal what was in force before.
    .set({ made_at: now, ...(!is_foreseen && { is_foreseen }) })
    .where(eq(workshopBuilds.digest, digest))
    .returning({ digest: workshopBuilds.digest });
  return rows.length > 0;
}

export async function keepBuild(db: Db, build: KeptBuild, archive: Buffer, now: Date): Promise<void> {
  await db
    .insert(workshopBuilds)
    .values({ ...build, archive, made_at: now })
    .onConflictDoNothing();
  for (const [is_foreseen, count] of [
    [false, BUILDS_KEPT],
    [true, FORESEEN_KEPT],
  ] as const) {
    const kept = db
      .select({ digest: workshopBuilds.digest })
      .from(workshopBuilds)
      .where(eq(workshopBuilds.is_foreseen, is_foreseen))
      .orderBy(desc(workshopBuilds.made_at))
      .limit(count);
    await db
      .delete(workshopBuilds)
      .where(and(eq(workshopBuilds.is_foreseen, is_foreseen), notInArray(workshopBuilds.digest, kept)));
  }
}
