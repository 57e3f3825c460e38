import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { FACTS } from '../../hiring/reference/reference-answers.ts';
import { ADMINS_ONLY } from '../../people/tables/candidate.ts';

export type Owner = { id: number; candidate_id: number | null; school_id: number | null };

const ofUser = (column: string) => `${column} = :user`;
const CANDIDATE = 'candidate_id = :candidate';
const OWNED_BY_CANDIDATE = 'owner_id = :candidate';
const OWNED_BY_SCHOOL = 'owner_id = :school';
const sent = (id: string) =>
  `(vacancy_id, ${id}) in (select vacancy_id, application_id from applications where candidate_id = :candidate)`;
const SENT = sent('application_id');
const VACANCIES = '(select vacancy_id from vacancies where school_id = :school)';
/** An invitation's conversation is not shown to a school from which its candidate hides. */
const SEEN_BY_SCHOOL = `(application_id is not null or (vacancy_id, invitation_id) in (select vacancy_id, invitation_id
  from invitations where not exists (select from hidden_from_schools h
    where h.candidate_id = invitations.candidate_id and h.school_id = :school)))`;
/** What happened to a candidate's applications and invitations, and what either side wrote to the other. */
const EVENTS = `(${SENT} or (vacancy_id, invitation_id) in
  (select vacancy_id, invitation_id from invitations where candidate_id = :candidate) or (kind = 'written' and ${ofUser('changed_by')})
  or (kind in ('written', 'replied') and vacancy_id in ${VACANCIES} and ${SEEN_BY_SCHOOL}))`;
/** What a candidate was offered, and what a school has offered. */
const OFFERS = `(${SENT} or school_id = :school)`;

/**
 * Every table with personal data, and the condition for a person's rows. A test checks the database: each
 * table that refers to a person must be listed here, or there with a reason. The versions of forms, which have none,
 * say under which questions the rest was answered.
 */
export const OWN_TABLES: Readonly<Record<string, string>> = {
  users: ofUser('id'),
  sessions: ofUser('user_id'),
  passkeys: ofUser('user_id'),
  api_keys: ofUser('user_id'),
  webhooks: ofUser('user_id'),
  workshop_drafts: ofUser('user_id'),
  workshop_versions: `${ofUser('written_by')} or ${ofUser('published_by')}`,
  email_links: ofUser('user_id'),
  security_events: ofUser('user_id'),
  mail_preferences: ofUser('user_id'),
  notifications: ofUser('user_id'),
  profile_views: ofUser('viewer_user_id'),
  vacancy_views: ofUser('viewer_user_id'),
  files: ofUser('owner_id'),
  candidates: ofUser('user_id'),
  candidate_educations: OWNED_BY_CANDIDATE,
  candidate_certificates: OWNED_BY_CANDIDATE,
  candidate_experiences: OWNED_BY_CANDIDATE,
  candidate_languages: OWNED_BY_CANDIDATE,
  candidate_skills: OWNED_BY_CANDIDATE,
  candidate_locations: OWNED_BY_CANDIDATE,
  candidate_files: OWNED_BY_CANDIDATE,
  hidden_from_schools: CANDIDATE,
  profile_reads: `${CANDIDATE} or ${ofUser('reader_user_id')}`,
  saved_searches: `${CANDIDATE} or school_id = :school`,
  saved_vacancies: CANDIDATE,
  applications: CANDIDATE,
  application_drafts: CANDIDATE,
  application_answers: SENT,
  application_history: EVENTS,
  message_threads: CANDIDATE,
  message_files: `(vacancy_id, owner_id) in (select vacancy_id, id from application_history where ${EVENTS})`,
  offers: OFFERS,
  offer_files: `(vacancy_id, owner_id) in (select vacancy_id, offer_id from offers where ${OFFERS})`,
  reference_requests: `(${SENT} or ${ofUser('asked_by')})`,
  application_references: SENT,
  reference_files: `(vacancy_id, owner_id) in (select vacancy_id, reference_id from application_references
    where ${SENT} and answers -> 'share_opinions' = 'true'::jsonb)`,
  hiring_files: SENT,
  hiring_items: SENT,
  hiring_item_files: `(vacancy_id, owner_id) in (select vacancy_id, item_id from hiring_items where ${SENT})`,
  hiring_disclosures: SENT,
  application_notes: ofUser('user_id'),
  application_scores: ofUser('user_id'),
  application_files: sent('owner_id'),
  application_snapshots: SENT,
  application_snapshot_files: sent('owner_id'),
  records: ofUser('user_id'),
  form_versions: `version in (select unnest(array[form_version, profile_version, advert_version])
    from application_snapshots where ${SENT}) or version in (select form_version from records where ${ofUser('user_id')}
    union all select form_version from candidates where ${ofUser('user_id')}
    union all select form_version from schools where ${ofUser('user_id')}
    union all select form_version from vacancies where school_id = :school)`,
  former_applications: `${CANDIDATE} or vacancy_id in ${VACANCIES}`,
  interviews: SENT,
  invitations: `${CANDIDATE} or vacancy_id in ${VACANCIES}`,
  schools: ofUser('user_id'),
  team_members: `${ofUser('user_id')} or school_id = :school`,
  message_templates: 'school_id = :school',
  shortlists: 'school_id = :school',
  shortlisted_candidates: 'shortlist_id in (select shortlist_id from shortlists where school_id = :school)',
  school_curriculums: OWNED_BY_SCHOOL,
  school_languages: OWNED_BY_SCHOOL,
  school_grade_levels: OWNED_BY_SCHOOL,
  school_accreditations: OWNED_BY_SCHOOL,
  school_preferred_certificates: OWNED_BY_SCHOOL,
  school_required_languages: OWNED_BY_SCHOOL,
  school_facilities: OWNED_BY_SCHOOL,
  school_device_programs: OWNED_BY_SCHOOL,
  school_work_days: OWNED_BY_SCHOOL,
  school_benefits: OWNED_BY_SCHOOL,
  school_key_strengths: OWNED_BY_SCHOOL,
  school_files: OWNED_BY_SCHOOL,
  vacancies: 'school_id = :school',
  vacancy_drafts: 'school_id = :school',
  applicant_jobs: ofUser('user_id'),
  vacancy_questions: `owner_id in ${VACANCIES}`,
  vacancy_skills: `owner_id in ${VACANCIES}`,
  vacancy_files: `owner_id in ${VACANCIES}`,
  featured_vacancies: 'school_id = :school',
  reports: ofUser('reporter_id'),
};

/** Secrets, and the names of school staff who did something. */
const LEFT_OUT = [
  'password_hash',
  'token_hash',
  'former_hash',
  'secret',
  'former_secret',
  'session_hash',
  'changed_by',
  'asked_by',
  'checked_by',
  'opened_by',
  'disclosure_readers',
  'waiver_asked_by',
  'waiver_agreed_by',
  'reminder_hash',
  'storage_name',
];

/**
 * Conditions and columns that leave out data meant for others: a school's internal notes, Admins' notes,
 * others' addresses.
 */
const SHOWN: Readonly<Record<string, SQL>> = {
  application_history: sql`case when t.kind in ('written', 'replied') then to_jsonb(t) else to_jsonb(t) - 'note' end`,
  // Of a reference, the facts; the rest if its referee shares it.
  application_references: sql`(to_jsonb(t) - ${textArray(['draft', 'asked', 'check_note'])}) || jsonb_build_object('answers',
    case when t.answers -> 'share_opinions' = 'true'::jsonb then t.answers else (
      select jsonb_object_agg(name, value) from jsonb_each(t.answers) as answer (name, value)
      where name = any (${textArray([...FACTS, 'share_opinions', 'may_reuse'])})) end)`,
  hiring_items: sql`to_jsonb(t) - ${textArray(['note', 'waiver_reason'])}`,
  reports: sql`to_jsonb(t) - 'note' - 'settled_by'`,
  security_events: sql`case when t.by_user_id is null then to_jsonb(t)
    else to_jsonb(t) - ${textArray(['by_user_id', 'address', 'device', 'request_id'])} end`,
  candidates: sql`(to_jsonb(t) || jsonb_build_object('extra', t.extra - ${textArray(ADMINS_ONLY)})) - ${textArray(ADMINS_ONLY)}`,
};

function textArray(names: readonly string[]): SQL {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  return sql`array[${list}]::text[]`;
}

/** Files of others that came to a person: with messages and offers, and letters that their referees share. */
export async function receivedFiles(db: Db, owner: Owner): Promise<number[]> {
  const tables = ['message_files', 'offer_files', 'reference_files'];
  const parts = tables.map(
    (table) =>
      sql`select file_id from ${sql.identifier(table)} t where (${boundTo(OWN_TABLES[table]!, owner)})`,
  );
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from files where id in (${sql.join(parts, sql` union `)}) and owner_id <> ${owner.id} order by id`,
  );
  return rows.map(({ id }) => id);
}

/** The number of rows read at a time. */
const STEP = 500;

/** Fewer for tables whose rows can be megabytes each. */
const STEPS: Readonly<Record<string, number>> = { application_drafts: 5, vacancy_drafts: 5 };

/** Returns a person's rows of one of these tables, as stored, in batches ordered by their key. */
export async function* ownRows(db: Db, table: string, owner: Owner): AsyncGenerator<unknown[]> {
  const condition = boundTo(OWN_TABLES[table]!, owner);
  const named = sql.identifier(table);
  const key = await primaryKeyOf(db, table);
  const keyIn = (row: string) =>
    sql.join(
      key.map((column) => sql`${sql.identifier(row)}.${sql.identifier(column)}`),
      sql`, `,
    );
  const step = STEPS[table] ?? STEP;
  let last: unknown;
  do {
    // The last row's key comes back as a row of the table, so that its values have the columns' types.
    const behind = last
      ? sql`and (${keyIn('t')}) > (select ${keyIn('before')} from jsonb_populate_record(null::${named}, ${JSON.stringify(last)}::jsonb) before)`
      : sql``;
    const { rows } = await db.execute<{ row: unknown; place: unknown }>(
      sql`select (${SHOWN[table] ?? sql`to_jsonb(t)`}) - ${textArray(LEFT_OUT)} as row,
          (select jsonb_object_agg(name, value) from jsonb_each(to_jsonb(t)) as field (name, value)
            where name = any (${textArray(key)})) as place
        from ${named} t where (${condition}) ${behind} order by ${keyIn('t')} limit ${step}`,
    );
    if (rows.length > 0) yield rows.map(({ row }) => row);
    last = rows.length < step ? undefined : rows.at(-1)!.place;
  } while (last);
}

async function primaryKeyOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select attname as name from pg_index
        join lateral unnest(indkey) with ordinality as part (number, place) on true
        join pg_attribute on attrelid = indrelid and attnum = part.number
        where indrelid = ${table}::regclass and indisprimary order by part.place`,
  );
  return rows.map(({ name }) => name);
}

function boundTo(condition: string, { id, candidate_id, school_id }: Owner): SQL {
  const ids: Record<string, number | null> = { user: id, candidate: candidate_id, school: school_id };
  const parts = condition.split(/:(user|candidate|school)\b/);
  return sql.join(
    parts.map((part, index) => (index % 2 ? sql`${ids[part]}::bigint` : sql.raw(part))),
    sql``,
  );
}
