import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { fileUrl } from './files.ts';
import type { Page } from './page.ts';
import { type Fields, join } from './record.ts';
import { linkedFiles } from './record-files.ts';
import type { RecordKind } from './record-store.ts';
import { candidateFiles, candidates } from './schema/candidate.ts';
import { invitations } from './schema/invitation.ts';
import { vacancies } from './schema/vacancy.ts';
import { type ListedVacancy, listedVacancies, type Viewer } from './vacancy-read.ts';

export const invitationKind: RecordKind = {
  table: invitations,
  id: invitations.invitation_id,
  own: ['invitation_id', 'vacancy_id', 'candidate_id', 'status', 'created_at', 'answered_at'],
  choices: {},
  rows: {},
};

export type InvitationRow = typeof invitations.$inferSelect;

/** An invitation with the vacancy and the candidate that it brings together. */
export type ListedInvitation = {
  invitation: InvitationRow;
  /** What the form wrote, by field. */
  fields: Fields;
  vacancy: ListedVacancy;
  candidate: Awaited<ReturnType<typeof select>>[number]['candidate'] & { candidate_picture: string | null };
};

/** A candidate's invitations, or those that a school has sent; the newest first. */
export async function searchInvitations(
  db: Db,
  of: { candidate_id: number } | { school_id: number },
  { page, per_page }: Page,
  viewer: Viewer,
): Promise<{ rows: ListedInvitation[]; total: number }> {
  const where =
    'school_id' in of ? eq(vacancies.school_id, of.school_id) : eq(invitations.candidate_id, of.candidate_id);
  const [rows, [counted]] = await Promise.all([
    select(db, where)
      .orderBy(desc(invitations.created_at), desc(invitations.invitation_id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db
      .select({ total: count() })
      .from(invitations)
      .innerJoin(vacancies, eq(vacancies.vacancy_id, invitations.vacancy_id))
      .where(where),
  ]);
  return { rows: await withVacancies(db, rows, viewer), total: counted!.total };
}

export async function findListedInvitation(
  db: Db,
  id: number,
  viewer: Viewer,
): Promise<ListedInvitation | null> {
  const rows = await select(db, eq(invitations.invitation_id, id));
  return (await withVacancies(db, rows, viewer))[0] ?? null;
}

/** The invitation, which nobody else answers until the transaction ends. */
export async function lockInvitation(tx: Db, id: number): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.invitation_id, id)).for('update');
  return row ?? null;
}

export async function setInvitationStatus(tx: Db, id: number, status: string, at: Date): Promise<void> {
  await tx.update(invitations).set({ status, answered_at: at }).where(eq(invitations.invitation_id, id));
}

export async function isInvited(db: Db, vacancyId: number, candidateId: number): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(invitations)
    .where(and(eq(invitations.vacancy_id, vacancyId), eq(invitations.candidate_id, candidateId)));
  return rows.length > 0;
}

function select(db: Db, where: SQL) {
  return db
    .select({
      invitation: getTableColumns(invitations),
      candidate: {
        candidate_id: candidates.candidate_id,
        full_name: sql<string>`${candidates.first_name} || ' ' || ${candidates.last_name}`,
        designation: candidates.designation,
        highest_qualification: candidates.highest_qualification,
        years_of_experience: candidates.years_of_experience,
      },
    })
    .from(invitations)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, invitations.vacancy_id))
    .innerJoin(candidates, eq(candidates.candidate_id, invitations.candidate_id))
    .where(where)
    .$dynamic();
}

async function withVacancies(
  db: Db,
  rows: Awaited<ReturnType<typeof select>>,
  viewer: Viewer,
): Promise<ListedInvitation[]> {
  const [listed, pictures] = await Promise.all([
    listedVacancies(
      db,
      rows.map(({ invitation }) => invitation.vacancy_id),
      viewer,
    ),
    linkedFiles(
      db,
      candidateFiles,
      rows.map(({ candidate }) => candidate.candidate_id),
      'candidate_picture',
    ),
  ]);
  const vacancyOf = new Map(listed.map((one) => [one.vacancy.vacancy_id, one]));
  const pictureOf = new Map(pictures.map((file) => [file.record_id, fileUrl(file)]));
  return rows.flatMap(({ invitation, candidate }) => {
    const vacancy = vacancyOf.get(invitation.vacancy_id);
    if (!vacancy) return [];
    const candidate_picture = pictureOf.get(candidate.candidate_id) ?? null;
    const fields = join(invitations, invitation, invitationKind.own);
    return [{ invitation, fields, vacancy, candidate: { ...candidate, candidate_picture } }];
  });
}
