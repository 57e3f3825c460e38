import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { lockCount } from '../../../engine/db/lock-count.ts';
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

/** Returns null if it has been deleted. */
export async function setTemplate(
  db: Db,
  id: number,
  written: Partial<Written>,
  at: Date,
): Promise<MessageTemplate | null> {
  const [row] = await db
    .update(messageTemplates)
    .set({ ...written, updated_at: at })
    .where(eq(messageTemplates.template_id, id))
    .returning();
  return row ?? null;
}

export async function removeTemplate(db: Db, id: number): Promise<void> {
  await db.delete(messageTemplates).where(eq(messageTemplates.template_id, id));
}
