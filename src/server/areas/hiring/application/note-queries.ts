import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { rowsToInsert } from '../../../engine/db/write-together.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { applications, isOfApplication } from '../tables/application.ts';
import { applicationNotes } from '../tables/assessment.ts';

export type StoredNote = typeof applicationNotes.$inferSelect & { author: string | null };

const authored = (db: Db) =>
  db
    .select({ note: applicationNotes, author: users.full_name, school_id: vacancies.school_id })
    .from(applicationNotes)
    .innerJoin(applications, isOfApplication(applicationNotes))
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

/** Returns null, without a note, when the application has this many. */
export async function insertNote(
  db: Db,
  note: { application_id: number; vacancy_id: number; user_id: number; text: string; at: Date },
  atMost = Number.MAX_SAFE_INTEGER,
): Promise<number | null> {
  const { at, ...written } = note;
  const isRoom = sql`(select count(*) from ${applicationNotes}
    where ${and(eq(applicationNotes.vacancy_id, note.vacancy_id), eq(applicationNotes.application_id, note.application_id))}) < ${atMost}`;
  const row = { ...written, created_at: at, updated_at: at };
  const { rows } = await db.execute<{ note_id: unknown }>(
    sql`${rowsToInsert(applicationNotes, [row], isRoom)} returning note_id`,
  );
  return rows[0] ? Number(rows[0].note_id) : null;
}

type Found = Pick<StoredNote, 'note_id' | 'vacancy_id'>;
const isNote = ({ note_id, vacancy_id }: Found) =>
  and(eq(applicationNotes.note_id, note_id), eq(applicationNotes.vacancy_id, vacancy_id));

export async function updateNote(db: Db, found: Found, text: string, at: Date): Promise<void> {
  await db.update(applicationNotes).set({ text, updated_at: at }).where(isNote(found));
}

export async function deleteNote(db: Db, found: Found): Promise<void> {
  await db.delete(applicationNotes).where(isNote(found));
}
