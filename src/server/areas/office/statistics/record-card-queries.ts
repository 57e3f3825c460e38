import {
  and,
  count,
  countDistinct,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { WEEK } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { say } from '../../../engine/messages/say.ts';
import { ROLE } from '../../account/user-queries.ts';
import { applications } from '../../hiring/tables/application.ts';
import {
  candidateEducations,
  candidateExperiences,
  candidateFiles,
  candidateLanguages,
  candidateSkills,
  candidates,
} from '../../people/tables/candidate.ts';
import { licenceExpiry } from '../../schools/school-search-queries.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { isInState } from '../../vacancies/tables/vacancy-state-queries.ts';
import { reports } from '../tables/report.ts';

/** The lists of records with cards, besides the lists that Admins maintain. */
export type RecordList =
  | 'candidates'
  | 'schools'
  | 'vacancies'
  | 'users'
  | 'applications'
  | 'reports'
  | 'candidate-documents'
  | 'candidate-languages'
  | 'candidate-skills'
  | 'candidate-education'
  | 'experience';

type Card = { label: string; value: number };
type Counting = { label: string; from: PgTable; where?: SQL | undefined; what?: SQL };

/** Returns the cards above a list of records; `today` is the date at the site. */
export function recordCards(db: Db, list: RecordList, now: Date, today: string): Promise<Card[]> {
  const lastWeek = new Date(now.getTime() - WEEK);
  return Promise.all(
    COUNTINGS[list](lastWeek, today).map(async ({ label, from, where, what }) => {
      const [row] = await db
        .select({ value: what ?? count() })
        .from(from)
        .where(where);
      return { label, value: Number(row!.value) };
    }),
  );
}

/** Counts rows of profiles, and profiles that have any. */
const ofRows = (label: string, table: PgTable & { owner_id: AnyPgColumn }): Counting[] => [
  { label, from: table },
  {
    label: say('records.with_these'),
    from: table,
    what: countDistinct(table.owner_id),
  },
];

const COUNTINGS: Record<RecordList, (lastWeek: Date, today: string) => Counting[]> = {
  candidates: (lastWeek) => [
    { label: say('records.candidates'), from: candidates },
    { label: say('records.new'), from: candidates, where: gte(candidates.created_at, lastWeek) },
    { label: say('records.findable'), from: candidates, where: eq(candidates.findable, true) },
    {
      label: say('records.hired_candidates'),
      from: applications,
      where: eq(applications.status, 'Hired'),
      what: countDistinct(applications.candidate_id),
    },
  ],
  schools: (_, today) => [
    { label: say('records.schools'), from: schools },
    { label: say('records.waiting'), from: schools, where: eq(schools.approval, 'waiting') },
    { label: say('records.licence_expired'), from: schools, where: sql`${licenceExpiry} < ${today}` },
    {
      label: say('records.hiring'),
      from: vacancies,
      where: isInState.open(today),
      what: countDistinct(vacancies.school_id),
    },
  ],
  vacancies: (_, today) => [
    { label: say('records.vacancies'), from: vacancies },
    { label: say('records.open'), from: vacancies, where: isInState.open(today) },
    { label: say('records.expired'), from: vacancies, where: isInState.expired(today) },
    { label: say('records.closed'), from: vacancies, where: isInState.closed(today) },
    { label: say('records.taken_down'), from: vacancies, where: isInState.taken_down(today) },
  ],
  users: (lastWeek) => [
    { label: say('records.users'), from: users },
    { label: say('records.new'), from: users, where: gte(users.created_at, lastWeek) },
    { label: say('records.unverified'), from: users, where: isNull(users.email_verified_at) },
    { label: say('records.admins'), from: users, where: eq(users.role_id, ROLE.Admin) },
  ],
  'candidate-documents': () => [
    {
      label: say('records.documents'),
      from: candidateFiles,
      where: inArray(candidateFiles.field, ['candidate_cv', 'candidate_dox']),
    },
    { label: say('records.cvs'), from: candidateFiles, where: eq(candidateFiles.field, 'candidate_cv') },
  ],
  'candidate-languages': () => ofRows(say('records.languages'), candidateLanguages),
  'candidate-skills': () => ofRows(say('records.skills'), candidateSkills),
  'candidate-education': () => ofRows(say('records.educations'), candidateEducations),
  experience: () => ofRows(say('records.experiences'), candidateExperiences),
  applications: (lastWeek) => [
    { label: say('records.applications'), from: applications },
    { label: say('records.new'), from: applications, where: gte(applications.application_date, lastWeek) },
    { label: say('records.pending'), from: applications, where: eq(applications.status, 'Pending') },
    {
      label: say('records.in_talks'),
      from: applications,
      where: inArray(applications.status, ['Shortlisted', 'Interview', 'Offered']),
    },
  ],
  reports: (lastWeek) => [
    { label: say('records.reports'), from: reports },
    { label: say('records.waiting_reports'), from: reports, where: isNull(reports.settled_at) },
    { label: say('records.new'), from: reports, where: gte(reports.created_at, lastWeek) },
    {
      label: say('records.upheld'),
      from: reports,
      where: and(isNotNull(reports.settled_at), ne(reports.outcome, 'dismissed')),
    },
  ],
};
