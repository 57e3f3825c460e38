import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import type { StoredFile } from './files.ts';
import { isRelated } from './related.ts';
import { applicationFiles, applications } from './schema/application.ts';
import { candidateFiles } from './schema/candidate.ts';
import type { FileTable } from './schema/owned.ts';
import { schoolFiles } from './schema/school.ts';
import { vacancies, vacancyFiles } from './schema/vacancy.ts';
import type { SessionUser } from './sessions.ts';
import { ROLE } from './users.ts';

/**
 * Whether the user may read a private file: its owner and Admins always; everybody what belongs to a school or a
 * vacancy, such as a brochure; a school also the files of applications to its vacancies, and of the profiles of
 * those who applied or accepted its invitation.
 */
export async function mayReadDocument(db: Db, user: SessionUser, file: StoredFile): Promise<boolean> {
  if (file.owner_id === user.id || user.role_id === ROLE.Admin) return true;
  const links: SQL[] = [isLinked(db, schoolFiles, file.id), isLinked(db, vacancyFiles, file.id)];
  if (user.school_id !== null) {
    links.push(ofApplication(db, user.school_id, file.id), ofRelated(db, user.school_id, file.id));
  }
  const { rows } = await db.execute<{ allowed: boolean }>(sql`select ${or(...links)} as allowed`);
  return rows[0]?.allowed === true;
}

function isLinked(db: Db, table: FileTable, fileId: number): SQL {
  return sql`exists ${db.select({ one: sql`1` }).from(table).where(eq(table.file_id, fileId))}`;
}

function ofApplication(db: Db, schoolId: number, fileId: number): SQL {
  const query = db
    .select({ one: sql`1` })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.application_id, applicationFiles.owner_id))
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .where(and(eq(applicationFiles.file_id, fileId), eq(vacancies.school_id, schoolId)));
  return sql`exists ${query}`;
}

function ofRelated(db: Db, schoolId: number, fileId: number): SQL {
  const query = db
    .select({ one: sql`1` })
    .from(candidateFiles)
    .where(and(eq(candidateFiles.file_id, fileId), isRelated(db, schoolId, candidateFiles.owner_id)));
  return sql`exists ${query}`;
}
