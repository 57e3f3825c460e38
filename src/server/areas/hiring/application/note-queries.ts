import { count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { applications } from '../tables/application.ts';
import { applicationNotes } from '../tables/assessment.ts';

export type StoredNote = typeof applicationNotes.$inferSelect & { author: string | null };

const authored = (db: Db) =>
  db
    .select({ note: applicationNotes, author: users.full_name, school_id: vacancies.school_id })
    .from(applicationNotes)
    .innerJoin(applications, eq(applications.application_id, applicationNotes.application_id))
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .leftJoin(users, eq(users.id, applicationNotes.user_id));

/** Returns a note with its author, and the school that it was written for. */
export async function findNote(db: Db, id: number): Promise<(StoredNote & { school_id: number }) | null> {
  const [found] = await authored(db).where(eq(applicationNotes.note_id, id));
  return found ? { ...found.note, author: found.author, school_id: found.school_id } : null;
}

/** Returns the notes on an application, newest first. */
export async function notesOf(db: Db, applicationId: number): Promise<StoredNote[]> {
  const rows = await ofApplication(db).execute({ id: applicationId });
  return rows.map(({ note, author }) => ({ ...note, author }));
}

const ofApplication = prepared((db) =>
  authored(db)
    .where(eq(applicationNotes.application_id, sql.placeholder('id')))
    .orderBy(desc(applicationNotes.note_id))
    .prepare('application_notes'),
);

export async function countNotes(db: Db, applicationId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(applicationNotes)
    .where(eq(applicationNotes.application_id, applicationId));
  return row!.total;
}

export async function insertNote(
  tx: Db,
  note: { application_id: number; user_id: number; text: string; at: Date },
): Promise<number> {
  const { at, ...written } = note;
  const [row] = await tx
    .insert(applicationNotes)
    .values({ ...written, created_at: at, updated_at: at })
    .returning({ id: applicationNotes.note_id });
  return row!.id;
}

export async function updateNote(db: Db, id: number, text: string, at: Date): Promise<void> {
  await db.update(applicationNotes).set({ text, updated_at: at }).where(eq(applicationNotes.note_id, id));
}

export async function deleteNote(db: Db, id: number): Promise<void> {
  await db.delete(applicationNotes).where(eq(applicationNotes.note_id, id));
}
