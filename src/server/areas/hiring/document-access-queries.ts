import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../engine/db/connect.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { findFile } from '../../engine/files/file-queries.ts';
import { sharesContactWith } from '../people/related-candidate-queries.ts';
import { sharesContact } from '../people/shared-contact-queries.ts';
import { candidateFiles } from '../people/tables/candidate.ts';
import { schoolFiles, schools } from '../schools/tables/school.ts';
import { vacancies, vacancyFiles } from '../vacancies/tables/vacancy.ts';
import { isSeenBySchool } from './message/thread-queries.ts';
import {
  applicationFiles,
  applicationHistory,
  applications,
  isOfApplication,
  isShown,
} from './tables/application.ts';
import { ATTACHMENTS, isAttached } from './tables/application-file-queries.ts';
import { applicationSnapshotFiles } from './tables/application-snapshot.ts';
import { messageFiles, messageThreads } from './tables/message-thread.ts';
import { applicationReferences } from './tables/reference.ts';

/** Returns a private file with its owner, named as the access rules name it. */
export async function findPrivateFile(db: Db, id: number) {
  const file = await findFile(db, id);
  return file?.visibility === 'private' ? { ...file, user_id: file.owner_id } : null;
}

/**
 * Whether a private file belongs to a school that is not suspended, or to its vacancy, such as a brochure.
 */
export async function isPublished(db: Db, fileId: number): Promise<boolean> {
  return holds(db, ofSchool(db, fileId), ofVacancy(db, fileId));
}

/**
 * Whether a private file belongs to an application that shares it with a school, to such an application's
 * snapshot that the school sees, or to the profile of a candidate whom the school may contact.
 */
export async function belongsToRelated(db: Db, schoolId: number, fileId: number): Promise<boolean> {
  return holds(
    db,
    ofApplication(db, schoolId, fileId, applicationFiles),
    ofApplication(db, schoolId, fileId, applicationSnapshotFiles, isShown()),
    ofRelated(db, schoolId, fileId),
  );
}

type Parties = { school_id: number; candidate_id: number };

/**
 * Whether a private file came with a message about an invitation, or with a message or an offer about an application, of
 * this candidate or to this school.
 */
export async function isInMessageTo(db: Db, of: Parties, fileId: number): Promise<boolean> {
  const isParty = or(isTo(of), isBy(of));
  return holds(
    db,
    attached(db, 'message', fileId, isParty),
    attached(db, 'offer', fileId, isParty),
    sentAboutInvitation(db, of, fileId),
  );
}

function sentAboutInvitation(db: Db, { school_id, candidate_id }: Parties, fileId: number): SQL {
  const query = db
    .select({ one: sql`1` })
    .from(messageFiles)
    .innerJoin(applicationHistory, isAttached(ATTACHMENTS.message))
    .innerJoin(
      messageThreads,
      and(
        eq(messageThreads.vacancy_id, applicationHistory.vacancy_id),
        eq(messageThreads.invitation_id, applicationHistory.invitation_id),
      ),
    )
    .where(
      and(
        eq(messageFiles.file_id, fileId),
        or(
          eq(messageThreads.candidate_id, candidate_id),
          and(eq(messageThreads.school_id, school_id), isSeenBySchool),
        ),
      ),
    );
  return sql`exists ${query}`;
}

/** Whether a private file came with a message, whoever wrote it. */
export async function isInMessage(db: Db, fileId: number): Promise<boolean> {
  const query = db.select({ one: sql`1` }).from(messageFiles).where(eq(messageFiles.file_id, fileId));
  return holds(db, sql`exists ${query}`);
}

/** Whether a private file came with a reference to this school, or about this candidate whose referee shares it. */
export async function isLetterFor(db: Db, of: Parties, fileId: number): Promise<boolean> {
  const isShared = sql`${applicationReferences.answers} -> 'share_opinions' = 'true'::jsonb`;
  return holds(db, attached(db, 'reference', fileId, or(isTo(of), and(isBy(of), isShared))));
}

/** Whether a private file is evidence for an application to this school. */
export async function isEvidenceFor(db: Db, school_id: number, fileId: number): Promise<boolean> {
  return holds(db, attached(db, 'evidence', fileId, isTo({ school_id })));
}

const isTo = ({ school_id }: Pick<Parties, 'school_id'>): SQL => eq(applications.school_id, school_id);
const isBy = ({ candidate_id }: Pick<Parties, 'candidate_id'>): SQL =>
  eq(applications.candidate_id, candidate_id);

/** Whether a file came with something of an application for which a condition holds. */
function attached(db: Db, kind: keyof typeof ATTACHMENTS, fileId: number, condition: SQL | undefined): SQL {
  const attachment = ATTACHMENTS[kind];
  const query = db
    .select({ one: sql`1` })
    .from(attachment.held)
    .innerJoin(attachment.owner as PgTable, isAttached(attachment))
    .innerJoin(applications, isOfApplication(attachment.owner))
    .where(and(eq(attachment.held.file_id, fileId), condition));
  return sql`exists ${query}`;
}

async function holds(db: Db, ...either: SQL[]): Promise<boolean> {
  const { rows } = await db.execute<{ holds: boolean }>(sql`select ${or(...either)} as holds`);
  return rows[0]?.holds === true;
}

function ofSchool(db: Db, fileId: number): SQL {
  const query = db
    .select({ one: sql`1` })
    .from(schoolFiles)
    .innerJoin(schools, eq(schools.school_id, schoolFiles.owner_id))
    .innerJoin(users, eq(users.id, schools.user_id))
    .where(and(eq(schoolFiles.file_id, fileId), isNull(users.suspended_at)));
  return sql`exists ${query}`;
}

function ofVacancy(db: Db, fileId: number): SQL {
  const query = db
    .select({ one: sql`1` })
    .from(vacancyFiles)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, vacancyFiles.owner_id))
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
    .innerJoin(users, eq(users.id, schools.user_id))
    .where(and(eq(vacancyFiles.file_id, fileId), isNull(users.suspended_at)));
  return sql`exists ${query}`;
}

/** Files of applications that share them with the school: their own, or those of their snapshots. */
function ofApplication(
  db: Db,
  schoolId: number,
  fileId: number,
  held: typeof applicationFiles | typeof applicationSnapshotFiles,
  also?: SQL,
): SQL {
  const query = db
    .select({ one: sql`1` })
    .from(held)
    .innerJoin(applications, isOfApplication({ vacancy_id: held.vacancy_id, application_id: held.owner_id }))
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .where(and(eq(held.file_id, fileId), eq(vacancies.school_id, schoolId), sharesContact, also));
  return sql`exists ${query}`;
}

function ofRelated(db: Db, schoolId: number, fileId: number): SQL {
  const query = db
    .select({ one: sql`1` })
    .from(candidateFiles)
    .where(and(eq(candidateFiles.file_id, fileId), sharesContactWith(db, schoolId, candidateFiles.owner_id)));
  return sql`exists ${query}`;
}
