import { siteDay } from '../../../language/run/value/site-day.ts';
import type { AnswerSchema } from '../../engine/http/answered.ts';
import type { SessionUser } from '../../engine/http/session-user.ts';
import { asFormPart, type FormPart } from '../../engine/records/record-answers.ts';
import { profileMatch } from './profile-match/profile-match.ts';
import { isFeatured, vacancyStatus } from './vacancy-life-cycle.ts';
import type { Question } from './vacancy-queries.ts';
import type { ListedVacancy, Viewer } from './vacancy-read-queries.ts';

export type Vacancy = AnswerSchema<'Vacancy'>;
type ApplicationRow = AnswerSchema<'ApplicationRow'>;
type VacancySchool = AnswerSchema<'VacancySchool'>;

/** Further data of a vacancy, for its own page. */
export type VacancyDetails = {
  texts: Readonly<Record<string, unknown>>;
  is_reported: boolean;
  questions: Question[];
  /** The fields of the school's forms. */
  school: Readonly<Record<string, unknown>>;
  /** Only for callers who may see them. */
  application_count?: number;
  applications?: ApplicationRow[];
};

/** The fields of a school that its vacancies show. */
const SCHOOL_FIELDS = [
  'contact_email',
  'contact_phone',
  'website',
  'map_location',
  'year_established',
  'address',
  'school_description',
  'mission_statement',
  'vision_statement',
  'core_values',
  'visa_sponsorship',
] as const;

export function viewerOf(user: SessionUser | null, now: Date): Viewer {
  return { candidate_id: user?.candidate_id ?? null, today: siteDay(now) };
}

/** Presents a vacancy as the API returns it; with its details, if given. */
export function presentVacancy(listed: ListedVacancy, now: Date, details?: VacancyDetails): Vacancy {
  const { vacancy, application } = listed;
  const status = vacancyStatus(vacancy, now);
  return {
    ...asFormPart<FormPart<Vacancy, 'createVacancy'>>(listed.fields),
    ...details?.texts,
    ...(details && { application_questions: details.questions, is_reported: details.is_reported }),
    vacancy_id: vacancy.vacancy_id,
    school_id: vacancy.school_id,
    school: { ...listed.school, ...(details && schoolContact(details.school)) },
    country: listed.country,
    candidate_role: listed.candidate_role,
    education_level: listed.education_level,
    subject: listed.subject,
    curriculum: listed.curriculum,
    experience_level: listed.experience_level,
    min_experience: vacancy.minimum_experience,
    required_skills: listed.required_skills,
    created_at: vacancy.created_at,
    updated_at: vacancy.updated_at,
    status,
    taken_down_reason: vacancy.taken_down_reason,
    open_reports: vacancy.open_reports,
    is_open: status === 'open',
    is_saved: listed.is_saved,
    is_featured: isFeatured(vacancy, now),
    ...(listed.profile && { match: profileMatch(listed.profile, listed.demands) }),
    my_application: application && {
      ...application,
      application_date: new Date(application.application_date),
    },
    ...(details?.applications && {
      application_count: details.application_count,
      applications: details.applications,
    }),
  };
}

/** Returns the short form of a vacancy that identifies it. */
export function summaryOf(vacancy: Vacancy): AnswerSchema<'VacancySummary'> {
  const { vacancy_id, vacancy_title, position_type, city, country, status, is_open } = vacancy;
  const { school_id, school_name, school_logo } = vacancy.school;
  const school = { school_id, school_name, school_logo };
  return { vacancy_id, vacancy_title, position_type, city, country, status, is_open, school };
}

function schoolContact(fields: Readonly<Record<string, unknown>>): Partial<VacancySchool> {
  return Object.fromEntries(SCHOOL_FIELDS.map((name) => [name, fields[name] ?? null]));
}
