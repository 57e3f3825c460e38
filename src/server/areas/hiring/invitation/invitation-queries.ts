import { and, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { isLike } from '../../../engine/db/folded.ts';
import { keysOf } from '../../../engine/db/keyset.ts';
import { type Condition, checked, equals, joinedText } from '../../../engine/db/list-condition.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { type Fields, join } from '../../../engine/db/record.ts';
import { linkedFiles } from '../../../engine/db/record-files.ts';
import { fileUrl } from '../../../engine/files/file-queries.ts';
import { list, type Reading } from '../../../engine/records/list-queries.ts';
import { isFindable } from '../../people/findable-candidate-queries.ts';
import { isRelated } from '../../people/related-candidate-queries.ts';
import { candidateFiles, candidates, searchedName, searchedText } from '../../people/tables/candidate.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { viewerOf } from '../../vacancies/vacancy-answers.ts';
import { type ListedVacancy, listedVacancies, type Viewer } from '../../vacancies/vacancy-read-queries.ts';
import { invitationKind, invitations } from '../tables/invitation.ts';
import type { InvitationProgress } from './invitation-states.ts';

export type InvitationRow = typeof invitations.$inferSelect;

export type ListedInvitation = {
  invitation: InvitationRow;
  /** The form's fields. */
  fields: Fields;
  vacancy: ListedVacancy;
  candidate: Awaited<ReturnType<typeof select>>[number]['candidate'] & { candidate_picture: string | null };
};

const fullName = sql<string>`${candidates.first_name} || ' ' || ${candidates.last_name}`;
const withParties = <Query extends PgSelect>(query: Query) =>
  query
    .innerJoin(vacancies, eq(vacancies.vacancy_id, invitations.vacancy_id))
    .innerJoin(candidates, eq(candidates.candidate_id, invitations.candidate_id));

/** The conditions for each `invitationProgress`. */
const isAt: Record<InvitationProgress, SQL> = {
  sent: and(eq(invitations.status, 'Pending'), isNull(invitations.seen_at))!,
  seen: and(eq(invitations.status, 'Pending'), isNotNull(invitations.seen_at))!,
  accepted: eq(invitations.status, 'Accepted'),
  declined: eq(invitations.status, 'Declined'),
};

/**
 * Invitations that a school has sent. Candidates who have hidden since then are left out, unless related by
 * an application or an acceptance.
 */
const sentBy = (school_id: number, { db }: Reading): Condition => {
  const isSent = and(
    eq(vacancies.school_id, school_id),
    or(isFindable(db, school_id), isRelated(db, school_id, candidates.candidate_id)),
  );
  return (expected) => (expected === 'many' ? checked(isSent) : isSent);
};

/** A candidate's invitations, or those that a school has sent. */
export const invitationList = list(['listCandidateInvitations', 'listSchoolInvitations'], {
  table: invitations,
  id: invitations.invitation_id,
  joined: withParties,
  within: { candidate_id: equals(invitations.candidate_id), school_id: sentBy },
  search: (text) => {
    const isNamed = isLike(searchedName(candidates), text);
    return [
      joinedText(
        invitations.candidate_id,
        candidates.candidate_id,
        isNamed,
        and(isLike(searchedText(candidates), text), isNamed),
      ),
      joinedText(invitations.vacancy_id, vacancies.vacancy_id, isLike(vacancies.title_key, text)),
    ];
  },
  filters: { progress: (progress) => isAt[progress] },
  keys: (sort = '-created_at') => keysOf(SORT_KEYS, sort, invitations.invitation_id),
  read: async (rows, { db, user, now }) => {
    const ids = rows.map(({ id }) => id);
    const read = await select(db, inArray(invitations.invitation_id, ids));
    const listed = new Map(
      (await withVacancies(db, read, viewerOf(user, now))).map((one) => [one.invitation.invitation_id, one]),
    );
    return ids.flatMap((id) => listed.get(id) ?? []);
  },
});

const SORT_KEYS = {
  created_at: { by: invitations.created_at, kind: 'moment' },
  candidate: { by: sql`lower(${fullName})`, kind: 'text' },
} as const;

/** Records that the candidate has seen these invitations; only the first time counts. */
export async function markSeen(db: Db, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(invitations)
    .set({ seen_at: at })
    .where(and(inArray(invitations.invitation_id, [...ids]), isNull(invitations.seen_at)));
}

export async function findListedInvitation(
  db: Db,
  id: number,
  viewer: Viewer,
): Promise<ListedInvitation | null> {
  const rows = await select(db, eq(invitations.invitation_id, id));
  return (await withVacancies(db, rows, viewer))[0] ?? null;
}

/** Returns an invitation with the school that has sent it. */
export async function findInvitation(
  db: Db,
  id: number,
): Promise<(InvitationRow & { school_id: number }) | null> {
  const [row] = await db
    .select({ ...getTableColumns(invitations), school_id: vacancies.school_id })
    .from(invitations)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, invitations.vacancy_id))
    .where(eq(invitations.invitation_id, id));
  return row ?? null;
}

/** Whether a candidate has accepted an invitation to a vacancy. */
export async function hasAcceptedInvitation(
  db: Db,
  { vacancy_id, candidate_id }: Pick<InvitationRow, 'vacancy_id' | 'candidate_id'>,
): Promise<boolean> {
  const rows = await accepted(db).execute({ vacancy_id, candidate_id });
  return rows.length > 0;
}

const accepted = prepared((db) =>
  db
    .select({ id: invitations.invitation_id })
    .from(invitations)
    .where(
      and(
        eq(invitations.vacancy_id, sql.placeholder('vacancy_id')),
        eq(invitations.candidate_id, sql.placeholder('candidate_id')),
        eq(invitations.status, 'Accepted'),
      ),
    )
    .prepare('accepted_invitation'),
);

export async function lockInvitation(tx: Db, id: number): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.invitation_id, id)).for('update');
  return row ?? null;
}

export async function setInvitationStatus(tx: Db, id: number, status: string, at: Date): Promise<void> {
  const seen_at = sql`coalesce(${invitations.seen_at}, ${at.toISOString()})`;
  await tx
    .update(invitations)
    .set({ status, answered_at: at, seen_at })
    .where(eq(invitations.invitation_id, id));
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
        full_name: fullName,
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
  const [listed, pictures] = await inOneStatement(db, (one) => [
    listedVacancies(
      one,
      rows.map(({ invitation }) => invitation.vacancy_id),
      viewer,
    ),
    linkedFiles(
      one,
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
    const fields = join(invitations, invitation, invitationKind.serverColumns);
    return [{ invitation, fields, vacancy, candidate: { ...candidate, candidate_picture } }];
  });
}
