import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { isRelated } from '../candidate/related-candidate-queries.ts';
import type { Db } from '../db/connect.ts';
import { applicationFiles, applications } from '../db/schema/application.ts';
import { candidateFiles } from '../db/schema/candidate.ts';
import type { FileTable } from '../db/schema/owned.ts';
import { schoolFiles } from '../db/schema/school.ts';
import { vacancies, vacancyFiles } from '../db/schema/vacancy.ts';

/** Whether a private file belongs to a school or a vacancy, such as a brochure. */
export async function isPublished(db: Db, fileId: number): Promise<boolean> {
  return holds(db, isLinked(db, schoolFiles, fileId), isLinked(db, vacancyFiles, fileId));
}

/**
 * Whether a private file came with an application to a school, or lies in the profile of a candidate who has applied
 * to it or accepted its invitation.
 */
export async function belongsToRelated(db: Db, schoolId: number, fileId: number): Promise<boolean> {
  return holds(db, ofApplication(db, schoolId, fileId), ofRelated(db, schoolId, fileId));
}

async function holds(db: Db, ...either: SQL[]): Promise<boolean> {
  const { rows } = await db.execute<{ holds: boolean }>(sql`select ${or(...either)} as holds`);
  return rows[0]?.holds === true;
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
