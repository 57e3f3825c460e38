import { dayIn } from '../../../../language/run/value/zoned-time.ts';
import { itemName, placeName } from '../../../engine/messages/call-language.ts';
import { say } from '../../../engine/messages/say.ts';
import type { CsvColumn } from '../../../engine/records/csv/csv-file.ts';
import type { ListedApplication } from '../../hiring/application/listed-application-queries.ts';
import type { ListedCandidate } from '../../people/candidate-search-queries.ts';
import { dialledNumber } from '../../people/dialled-number.ts';
import type { ShownTexts } from '../../reference/shown-texts.ts';
import type { ListedSchool } from '../../schools/school-search-queries.ts';
import { vacancyStatus } from '../../vacancies/vacancy-life-cycle.ts';
import type { ListedVacancy } from '../../vacancies/vacancy-read-queries.ts';
import type { ListedUser } from '../user/user-search-queries.ts';

/** Writes a moment as its day in the reader's time zone. */
type Day = (moment: Date | null) => string | null;

export const dayInZone =
  (timeZone: string): Day =>
  (moment) =>
    moment && dayIn(timeZone, moment);

/** The version of the form that a record was last saved with, or an application sent with, as the applicants' file names it. */
const savedUnder = <Row>(versionOf: (row: Row) => string | null): CsvColumn<Row> => ({
  title: say('application.csv_form'),
  value: (row) => versionOf(row)?.slice(0, 8),
});

type CandidateLine = ListedCandidate & { nationality: unknown };

export const candidateColumns = (day: Day): CsvColumn<CandidateLine>[] => [
  { title: say('export.number'), value: ({ candidate_id }) => candidate_id },
  { title: say('export.name'), value: ({ full_name }) => full_name },
  { title: say('export.designation'), value: ({ fields }) => fields.designation },
  { title: say('export.status'), value: ({ fields }) => fields.candidate_status },
  { title: say('export.nationality'), value: ({ nationality }) => nationality },
  { title: say('export.city'), value: ({ fields }) => placeName(String(fields.current_city ?? '')) },
  { title: say('export.email'), value: ({ fields }) => fields.email1 },
  { title: say('export.phone'), value: ({ fields }) => dialledNumber(fields.phone_code, fields.phone1) },
  { title: say('export.qualification'), value: ({ fields }) => fields.highest_qualification },
  { title: say('export.experience'), value: ({ fields }) => fields.years_of_experience },
  { title: say('export.salary'), value: ({ fields }) => fields.expected_salary },
  { title: say('export.notice'), value: ({ fields }) => fields.notice_period },
  { title: say('export.findable'), value: ({ findable }) => findable },
  { title: say('export.added'), value: ({ created_at }) => day(created_at) },
  savedUnder(({ form_version }) => form_version),
];

export const userColumns = (day: Day, roles: ShownTexts): CsvColumn<ListedUser>[] => [
  { title: say('export.number'), value: ({ id }) => id },
  { title: say('export.name'), value: ({ full_name }) => full_name },
  { title: say('export.email'), value: ({ user_name }) => user_name },
  { title: say('export.role'), value: ({ role_name }) => roles.of(role_name).label },
  { title: say('export.verified'), value: ({ email_verified_at }) => day(email_verified_at) },
  { title: say('export.seen'), value: ({ last_seen_at }) => day(last_seen_at) },
  { title: say('export.suspended'), value: ({ suspended_at }) => day(suspended_at) },
  { title: say('export.added'), value: ({ created_at }) => day(created_at) },
];

export const schoolColumns = (day: Day): CsvColumn<ListedSchool>[] => [
  { title: say('export.number'), value: ({ school_id }) => school_id },
  { title: say('export.school'), value: ({ fields }) => fields.school_name },
  { title: say('export.approval'), value: ({ approval }) => approval },
  { title: say('export.city'), value: ({ fields }) => placeName(String(fields.city)) },
  {
    title: say('export.country'),
    value: ({ country }) => itemName('countries', country.country_id, country.name_en),
  },
  { title: say('export.licence'), value: ({ fields }) => fields.ministry_license_number },
  { title: say('export.licence_until'), value: ({ fields }) => fields.license_expiry_date },
  { title: say('export.email'), value: ({ fields }) => fields.contact_email },
  { title: say('export.open'), value: ({ open_vacancies }) => open_vacancies },
  { title: say('export.added'), value: ({ created_at }) => day(created_at) },
  savedUnder(({ form_version }) => form_version),
];

export const vacancyColumns = (day: Day, now: Date): CsvColumn<ListedVacancy>[] => [
  { title: say('export.number'), value: ({ vacancy }) => vacancy.vacancy_id },
  { title: say('export.title'), value: ({ vacancy }) => vacancy.vacancy_title },
  { title: say('export.state'), value: ({ vacancy }) => vacancyStatus(vacancy, now) },
  { title: say('export.school'), value: ({ school }) => school.school_name },
  { title: say('export.city'), value: ({ vacancy }) => placeName(vacancy.city) },
  {
    title: say('export.country'),
    value: ({ country }) => itemName('countries', country.country_id, country.name_en),
  },
  { title: say('export.reports'), value: ({ vacancy }) => vacancy.open_reports },
  { title: say('export.deadline'), value: ({ vacancy }) => vacancy.application_deadline },
  { title: say('export.posted'), value: ({ vacancy }) => day(vacancy.created_at) },
  savedUnder(({ vacancy }) => vacancy.form_version),
];

type ApplicationLine = ListedApplication & { form: { version: string } | undefined };

export const applicationColumns = (day: Day, statuses: ShownTexts): CsvColumn<ApplicationLine>[] => [
  { title: say('export.number'), value: ({ application }) => application.application_id },
  { title: say('export.candidate'), value: ({ candidate }) => candidate.full_name },
  { title: say('export.vacancy'), value: ({ vacancy }) => vacancy.vacancy_title },
  { title: say('export.school'), value: ({ school }) => school.school_name },
  { title: say('export.status'), value: ({ application }) => statuses.of(application.status).label },
  { title: say('export.applied'), value: ({ application }) => day(application.application_date) },
  savedUnder(({ form }) => form?.version ?? null),
];
