import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  applicationHistory,
  applications,
  ENDED_WITHOUT_HIRE,
  isOfApplication,
} from '../hiring/tables/application.ts';
import { schools } from '../schools/tables/school.ts';
import { vacancies } from '../vacancies/tables/vacancy.ts';

const [vacancy, school, event] = [
  alias(vacancies, 'applied_vacancy'),
  alias(schools, 'applied_school'),
  alias(applicationHistory, 'end_event'),
];

const states = sql.join(
  ENDED_WITHOUT_HIRE.map((state) => sql.raw(`'${state}'`)),
  sql`, `,
);

/**
 * Whether the school of an application sees the applicant's e-mail, phone, CV and documents: they are shared
 * at once, or an Admin has approved the school while the application was running.
 */
export const sharesContact: SQL<boolean> = sql<boolean>`(${applications.share_before_approval} or exists (
  select from ${vacancies} ${sql.identifier('applied_vacancy')}
  join ${schools} ${sql.identifier('applied_school')} on ${eq(school.school_id, vacancy.school_id)}
  where ${eq(vacancy.vacancy_id, applications.vacancy_id)} and ${school.approval} = 'approved'
    and not exists (
      select from ${applicationHistory} ${sql.identifier('end_event')}
      where ${isOfApplication(event)} and ${event.kind} = 'moved'
        and ${event.status} in (${states}) and ${event.at} <= ${school.approval_at})))`;
