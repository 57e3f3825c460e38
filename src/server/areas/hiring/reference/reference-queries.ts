import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { DAY } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { folded } from '../../../engine/db/folded.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { newToken, tokenHash } from '../../account/token.ts';
import { type ReferenceStage, schools } from '../../schools/tables/school.ts';
import { applications, ENDED_WITHOUT_HIRE, isOfApplication } from '../tables/application.ts';
import {
  applicationReferences as references,
  referenceRequests as requests,
  type StoredReferee,
} from '../tables/reference.ts';

/** The days for which a referee's link works, and after which one who has not answered is reminded. */
export const LINK_DAYS = 84;
const REMIND_AFTER = 7 * DAY;
/** How long a reference may be used again. */
const REUSE = 365 * DAY;

type Application = { application_id: number; vacancy_id: number };
const isOf = (table: typeof references | typeof requests, { application_id, vacancy_id }: Application): SQL =>
  and(eq(table.vacancy_id, vacancy_id), eq(table.application_id, application_id))!;

export type StoredReference = typeof references.$inferSelect;
export type ReferenceRequest = typeof requests.$inferSelect;

export async function stageOf(db: Db, schoolId: number): Promise<ReferenceStage> {
  const [row] = await db
    .select({ stage: schools.references_from })
    .from(schools)
    .where(eq(schools.school_id, schoolId));
  return row?.stage ?? 'Interview';
}

export async function setStage(db: Db, schoolId: number, stage: ReferenceStage): Promise<void> {
  await db.update(schools).set({ references_from: stage }).where(eq(schools.school_id, schoolId));
}

export async function findRequest(db: Db, of: Application): Promise<ReferenceRequest | null> {
  const [row] = await db.select().from(requests).where(isOf(requests, of));
  return row ?? null;
}

/** Stores a request, unless an earlier one waits for its answer. */
export async function insertRequest(
  tx: Db,
  of: Application,
  asked: Pick<ReferenceRequest, 'asked_by' | 'asked_at' | 'text'>,
): Promise<boolean> {
  const { application_id, vacancy_id } = of;
  const rows = await tx
    .insert(requests)
    .values({ application_id, vacancy_id, ...asked })
    .onConflictDoUpdate({
      target: [requests.application_id, requests.vacancy_id],
      set: { ...asked, answered_at: null },
      setWhere: isNotNull(requests.answered_at),
    })
    .returning({ id: requests.application_id });
  return rows.length > 0;
}

/** Records that a request is answered; returns whether this is its first answer. */
export async function answerRequest(tx: Db, of: Application, at: Date): Promise<boolean> {
  const rows = await tx
    .update(requests)
    .set({ answered_at: at })
    .where(and(isOf(requests, of), isNull(requests.answered_at)))
    .returning({ id: requests.application_id });
  return rows.length > 0;
}

/** Returns the references of an application, those that the candidate declined included. */
export async function referencesOf(db: Db, of: Application) {
  return db
    .select({ ...getTableColumns(references), checker: users.full_name })
    .from(references)
    .leftJoin(users, eq(users.id, references.checked_by))
    .where(isOf(references, of))
    .orderBy(asc(references.reference_id));
}
export type ListedReference = Awaited<ReturnType<typeof referencesOf>>[number];

/** A referee that a candidate keeps: a record of the kind `referee`. */
export type KeptReferee = { referee_id: number; contact_first: boolean } & Omit<StoredReferee, 'language'>;

export async function refereesOf(db: Db, candidateId: number): Promise<KeptReferee[]> {
  // Records are another area's; of a kind without code they are read as they are stored.
  const { rows } = await db.execute<{ referee_id: string; fields: Record<string, unknown> }>(sql`
    select record_id as referee_id, extra as fields from records
    where kind = 'referee' and candidate_id = ${candidateId} order by created_at desc, record_id desc limit 50`);
  return rows.map(({ referee_id, fields }) => ({
    ...(fields as Omit<KeptReferee, 'referee_id' | 'contact_first'>),
    referee_id: Number(referee_id),
    contact_first: fields.contact_first === true,
  }));
}

/** Returns a candidate's references that may be used again, the latest first: given to another school, with its referee's consent. */
export async function reusableOf(
  db: Db,
  { application_id, candidate_id }: { application_id: number; candidate_id: number },
  now: Date,
): Promise<StoredReference[]> {
  return db
    .select(getTableColumns(references))
    .from(references)
    .innerJoin(applications, isOfApplication(references))
    .where(
      and(
        eq(applications.candidate_id, candidate_id),
        sql`${applications.application_id} <> ${application_id}`,
        eq(references.state, 'given'),
        isNull(references.reused_from),
        sql`${references.answers} -> 'may_reuse' = 'true'::jsonb`,
        gt(references.answered_at, new Date(now.getTime() - REUSE)),
      ),
    )
    .orderBy(desc(references.answered_at))
    .limit(100);
}

/** Whether an address belongs to the website of the school that a referee is said to work for. */
export async function isSchoolAddress(db: Db, school: string, domain: string): Promise<boolean> {
  const host = sql`regexp_replace(lower(${schools.extra} ->> 'website'), '^https?://(www\\.)?([^/:?#]+).*$', '\\2')`;
  const rows = await db
    .select({ id: schools.school_id })
    .from(schools)
    .where(
      and(
        eq(schools.name_key, sql`${folded(sql`${school}::text`)}`),
        eq(schools.approval, 'approved'),
        sql`${host} = ${domain}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

type NewReference = Omit<typeof references.$inferInsert, 'reference_id'>;

/**
 * Stores what a candidate decided about a referee; null if that referee was agreed to before, unless the link has
 * expired unanswered.
 */
export async function insertReference(tx: Db, row: NewReference, now: Date): Promise<number | null> {
  // All links of the former decision die with it.
  const former = { reminder_hash: null, reminded_at: null, draft: null };
  const [made] = await tx
    .insert(references)
    .values(row)
    .onConflictDoUpdate({
      target: [references.vacancy_id, references.application_id, references.referee_id],
      set: { ...former, ...row },
      setWhere: or(
        eq(references.state, 'declined'),
        and(eq(references.state, 'waiting'), lte(references.expires_at, now)),
      ),
    })
    .returning({ id: references.reference_id });
  return made?.id ?? null;
}

/** Makes the token of a referee's link. */
export function newLink(now: Date) {
  const token = newToken();
  return { token, token_hash: tokenHash(token), expires_at: new Date(now.getTime() + LINK_DAYS * DAY) };
}

const withApplication = {
  ...getTableColumns(references),
  status: applications.status,
  school_id: applications.school_id,
  candidate_id: applications.candidate_id,
};

const findBy = (db: Db, condition: SQL | undefined) =>
  db
    .select(withApplication)
    .from(references)
    .innerJoin(applications, isOfApplication(references))
    .where(condition)
    .limit(1)
    .$dynamic();
export type FoundReference = Awaited<ReturnType<typeof findBy>>[number];

/** Returns a reference with its parties, for the router; what a candidate declined is nobody's. */
export async function findReference(db: Db, id: number): Promise<FoundReference | null> {
  const [row] = await findBy(
    db,
    and(eq(references.reference_id, id), sql`${references.state} <> 'declined'`),
  );
  return row ?? null;
}

const hasLink = (token: string): SQL => {
  const hash = tokenHash(token);
  return or(eq(references.token_hash, hash), eq(references.reminder_hash, hash))!;
};

export async function findByToken(db: Db, token: string): Promise<FoundReference | null> {
  const [row] = await findBy(db, hasLink(token));
  return row ?? null;
}

/** The same, so that nobody else answers it, or ends its application, until the transaction ends. */
export async function lockByToken(tx: Db, token: string): Promise<FoundReference | null> {
  // First the application, as every change of one does.
  const found = await findByToken(tx, token);
  if (!found) return null;
  await tx
    .select({ id: applications.application_id })
    .from(applications)
    .where(
      and(
        eq(applications.vacancy_id, found.vacancy_id),
        eq(applications.application_id, found.application_id),
      ),
    )
    .for('share');
  const [row] = await findBy(tx, hasLink(token)).for('update', { of: references });
  return row ?? null;
}

export async function changeReference(
  tx: Db,
  { reference_id, vacancy_id }: Pick<StoredReference, 'reference_id' | 'vacancy_id'>,
  values: Partial<NewReference>,
): Promise<void> {
  await tx
    .update(references)
    .set(values)
    .where(and(eq(references.vacancy_id, vacancy_id), eq(references.reference_id, reference_id)));
}

/** Claims the referees who have not answered for a week, once each, for their reminder. */
export async function claimUnanswered(tx: Db, now: Date, atMost: number): Promise<StoredReference[]> {
  const due = tx
    .select({ id: references.reference_id })
    .from(references)
    .innerJoin(applications, isOfApplication(references))
    .where(
      and(
        eq(references.state, 'waiting'),
        isNull(references.reminded_at),
        lte(references.sent_at, new Date(now.getTime() - REMIND_AFTER)),
        gt(references.expires_at, now),
        sql`${applications.status} not in ${[...ENDED_WITHOUT_HIRE]}`,
      ),
    )
    .orderBy(asc(references.reference_id))
    .limit(atMost)
    .for('update', { of: references, skipLocked: true });
  return tx
    .update(references)
    .set({ reminded_at: now })
    .where(inArray(references.reference_id, due))
    .returning();
}

/** Deletes what referees have typed and not sent, once their links have expired. */
export async function sweepDrafts(db: Db, now: Date): Promise<void> {
  await db
    .update(references)
    .set({ draft: null })
    .where(and(isNotNull(references.draft), lte(references.expires_at, now)));
}
