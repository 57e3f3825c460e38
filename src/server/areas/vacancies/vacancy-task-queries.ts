import { and, eq, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { siteDayAfter } from '../../../language/run/value/site-day.ts';
import times from '../../data/task-times.json' with { type: 'json' };
import { SITE_ZONE } from '../../engine/db/site-zone.ts';
import { applications } from '../hiring/tables/application.ts';
import { applicationDrafts } from '../hiring/tables/application-draft.ts';
import { select, type TaskFinders, type TaskReader } from '../news/task/task-queries.ts';
import { schools } from '../schools/tables/school.ts';
import { savedVacancies } from './tables/saved-vacancy.ts';
import { vacancies } from './tables/vacancy.ts';
import { vacancyDrafts } from './tables/vacancy-draft.ts';
import { isInState } from './tables/vacancy-state-queries.ts';

const { vacancy_id, vacancy_title, application_deadline } = vacancies;
const { school_name } = schools;

/** The end of a vacancy's last day. */
export const deadlineEnds = sql`(${application_deadline} + 1)::timestamp at time zone ${SITE_ZONE}`;

/** Open, and closing within days. */
const isClosing = (today: string): SQL =>
  and(isInState.open(today), lte(application_deadline, siteDayAfter(today, times.closing_days)))!;

const one = { one: sql`1`.as('one') };
const ofSchool = ({ user }: TaskReader): SQL => eq(vacancies.school_id, user.school_id ?? 0);

export const vacancyTasks = {
  'saved-job-closing': ({ user, today }) => ({
    facts: { vacancy_id, vacancy_title, school_name, deadline: application_deadline },
    due: deadlineEnds,
    rows: (fields) =>
      select(fields)
        .from(savedVacancies)
        .innerJoin(vacancies, eq(vacancy_id, savedVacancies.vacancy_id))
        .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
        .where(
          and(
            eq(savedVacancies.candidate_id, user.candidate_id ?? 0),
            isClosing(today),
            ...[applications, applicationDrafts].map((table) =>
              notExists(
                select(one)
                  .from(table)
                  .where(
                    and(
                      eq(table.vacancy_id, vacancy_id),
                      eq(table.candidate_id, savedVacancies.candidate_id),
                    ),
                  ),
              ),
            ),
          ),
        ),
  }),
  'vacancy-closing-soon': (reader) => ({
    facts: { vacancy_id, vacancy_title, deadline: application_deadline },
    due: deadlineEnds,
    rows: (fields) =>
      select(fields)
        .from(vacancies)
        .where(and(ofSchool(reader), isClosing(reader.today))),
  }),
  'vacancy-to-post': ({ user }) => ({
    facts: {},
    rows: (fields) =>
      select(fields)
        .from(schools)
        .where(
          and(
            eq(schools.school_id, user.school_id ?? 0),
            notExists(select(one).from(vacancies).where(eq(vacancies.school_id, schools.school_id))),
            notExists(select(one).from(vacancyDrafts).where(eq(vacancyDrafts.school_id, schools.school_id))),
          ),
        ),
  }),
  'draft-to-finish': ({ user }) => ({
    facts: {
      vacancy_draft_id: vacancyDrafts.vacancy_draft_id,
      vacancy_title: sql`coalesce(${vacancyDrafts.vacancy_title}, '')`,
      changed_at: vacancyDrafts.updated_at,
    },
    by: sql`-extract(epoch from ${vacancyDrafts.updated_at})`,
    rows: (fields) =>
      select(fields)
        .from(vacancyDrafts)
        .where(eq(vacancyDrafts.school_id, user.school_id ?? 0)),
  }),
} satisfies Partial<TaskFinders>;
