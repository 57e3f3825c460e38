import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { lockCount } from '../../../engine/db/lock-count.ts';
import type { SeenVersions } from '../../../engine/http/record-version.ts';
import { schools } from '../../schools/tables/school.ts';
import { messageTemplates } from '../tables/message-template.ts';

export type MessageTemplate = typeof messageTemplates.$inferSelect;

/** Returns a school's templates by name. */
export async function templatesOf(db: Db, schoolId: number): Promise<MessageTemplate[]> {
  return db
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.school_id, schoolId))
    .orderBy(asc(sql`lower(${messageTemplates.name})`));
}

export async function findTemplate(db: Db, id: number): Promise<MessageTemplate | null> {
  const [row] = await db.select().from(messageTemplates).where(eq(messageTemplates.template_id, id));
  return row ?? null;
}

/** Counts a school's templates; none can be added until the transaction ends. */
export const lockTemplates = (tx: Db, schoolId: number): Promise<number> =>
  lockCount(tx, schools.school_id, messageTemplates.school_id, schoolId);

type Written = Pick<MessageTemplate, 'name' | 'text'>;

/** Returns null if the school has one of this name, ignoring case. */
export async function insertTemplate(
  tx: Db,
  template: Written & { school_id: number },
  at: Date,
): Promise<MessageTemplate | null> {
  const [row] = await tx
    .insert(messageTemplates)
    .values({ ...template, created_at: at, updated_at: at })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** The template, if it is a version that the caller has seen. */
const isSeen = (id: number, seen: SeenVersions) =>
  and(
    eq(messageTemplates.template_id, id),
    seen ? inArray(messageTemplates.updated_at, [...seen]) : undefined,
  );

/** Returns null if it has been deleted, or is no version in `seen`. */
export async function setTemplate(
  db: Db,
  id: number,
  written: Partial<Written>,
  seen: SeenVersions,
  at: Date,
): Promise<MessageTemplate | null> {
  // Later than the version it replaces, so that no two have the same time.
  const updated_at = sql`greatest(${at.toISOString()}::timestamptz, ${messageTemplates.updated_at} + interval '1 millisecond')`;
  const [row] = await db
    .update(messageTemplates)
    .set({ ...written, updated_at })
    .where(isSeen(id, seen))
    .returning();
  return row ?? null;
}

/** Returns whether nothing of it is left: false if it is no version in `seen`. */
export async function removeTemplate(db: Db, id: number, seen: SeenVersions): Promise<boolean> {
  const removed = await db
    .delete(messageTemplates)
    .where(isSeen(id, seen))
    .returning({ id: messageTemplates.template_id });
  return seen === null || removed.length > 0;
}
