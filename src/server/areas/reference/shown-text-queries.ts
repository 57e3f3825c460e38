import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { prepared } from '../../engine/db/prepared.ts';
import { shownTexts } from './tables/known-set.ts';

/** Admins' own texts and tones; null where the original applies. */
export type CustomTexts = Pick<typeof shownTexts.$inferSelect, 'label' | 'description' | 'tone'>;
export type OwnText = typeof shownTexts.$inferSelect;

const allTexts = prepared((db) => db.select().from(shownTexts).prepare('shown_texts'));

/** A few rows at most: the sets are small. */
export const customTexts = (db: Db): Promise<OwnText[]> => allTexts(db).execute();

/** Stores an Admin's texts for a value; without any, the row is removed. */
export async function saveCustomTexts(db: Db, row: OwnText): Promise<void> {
  const { known_set, value, ...texts } = row;
  if (Object.values(texts).every((text) => text === null))
    await db.delete(shownTexts).where(and(eq(shownTexts.known_set, known_set), eq(shownTexts.value, value)));
  else
    await db
      .insert(shownTexts)
      .values(row)
      .onConflictDoUpdate({ target: [shownTexts.known_set, shownTexts.value], set: texts });
}

/**
 * Locks a set until the transaction ends, so that two concurrent changes cannot give two values the same
 * text.
 */
export async function lockTexts(tx: Db, known_set: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`shown_texts ${known_set}`}))`);
}
