import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../../../generated/api.d.ts';
import { beginning, folded } from '../../../engine/db/folded.ts';
import type { RecordKind } from '../../../engine/db/record-kind.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import {
  accountReference,
  extra,
  identity,
  identityPart,
  moment,
  position,
  quantity,
  reference,
} from '../../../engine/db/tables/columns.ts';
import { choiceTable, fileTable } from '../../../engine/db/tables/owned.ts';
import {
  candidateRoles,
  countries,
  curriculums,
  educationLevels,
  experienceLevels,
  questionTypes,
  ratingScales,
  skills,
  subjects,
} from '../../reference/tables/reference.ts';
import { schools } from '../../schools/tables/school.ts';

/**
 * The vacancies that can be listed (`vacancy-state-queries.ts`), apart from the deadline: an index cannot
 * depend on today's date.
 */
const mayBeListed = sql`closed_at is null and taken_down_at is null and display_vacancy_public = 1`;

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A reference item that every vacancy must name. */
const chosen = (item: () => AnyPgColumn) => reference().notNull().references(item);

/**
 * A school's job advert. It is open while it is neither closed nor taken down and its deadline has not
 * passed; expiry is never stored, because nothing runs at midnight to store it.
 */
export const vacancies = pgTable(
  'vacancies',
  {
    vacancy_id: identity(),
    school_id: reference()
      .notNull()
      .references(() => schools.school_id),
    vacancy_title: text().notNull(),
    /** The title in lower case, for searching and sorting. */
    title_key: text().notNull().generatedAlwaysAs(folded(sql`vacancy_title`)),
    position_type: text().$type<components['schemas']['Vacancy']['position_type']>().notNull(),
    country_id: reference()
      .notNull()
      .references(() => countries.country_id),
    city: text().notNull(),
    /** The last day to apply, at the site. */
    application_deadline: date({ mode: 'string' }).notNull(),
    candr_id: chosen(() => candidateRoles.candr_id),
    ced_level: chosen(() => educationLevels.ced_level),
    subject_id: chosen(() => subjects.subject_id),
    curriculum_id: chosen(() => curriculums.curriculum_id),
    expl_id: chosen(() => experienceLevels.expl_id),
    minimum_experience: quantity().notNull(),
    /** SAR a year. */
    salary_range_min: quantity(),
    salary_range_max: quantity(),
    /** 1 or 0, as the form sends them. */
    show_salary_range: smallint().notNull().default(1),
    display_vacancy_public: smallint().notNull().default(1),
    /** Long texts are columns of their own, so that lists need not read them. */
    job_description: text(),
    requirements: text(),
    benefits: text(),
    closed_at: moment(),
    /** When an Admin took it down, on its own or with its school's account. */
    taken_down_at: moment(),
    /** The reason given to the school; null if its account is suspended, after which it is restored. */
    taken_down_reason: text(),
    open_reports: integer().notNull().default(0),
    /** The month (as a number) in which the school features it in the search; 0 for none. */
    featured_in: integer().notNull().default(0),
    /** The deadline for which its school got a reminder: a changed one gets a new reminder. */
    closing_told_for: date({ mode: 'string' }),
    /** The deadline whose expiry its school was notified of. */
    expiry_told_for: date({ mode: 'string' }),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
    /** The version of the forms under which it was last saved; null before versions were stored. */
    form_version: text(),
    extra: extra(),
    /**
     * What a search looks in: the words of title (weight A), city (C) and texts (D), and as if they were words the ids of
     * subject and role (B), school and country (C) and the number of the vacancy's thousand.
     */
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`vacancy_search(vacancy_id, vacancy_title, subject_id, candr_id, school_id, country_id, city, coalesce(job_description, '') || ' ' || coalesce(requirements, '') || ' ' || coalesce(benefits, ''))`,
      ),
  },
  (table) => [
    index('vacancies_school').on(table.school_id, table.created_at, table.vacancy_id),
    // Listed vacancies by age, found and counted from the index alone.
    index('vacancies_listed')
      .on(table.created_at, table.vacancy_id, table.application_deadline)
      .where(mayBeListed),
    // A school's open vacancies, for counting.
    index('vacancies_listed_of_school').on(table.school_id, table.application_deadline).where(mayBeListed),
    // Suggestions: the newest that share something with a profile.
    index('vacancies_listed_subject')
      .on(table.subject_id, table.created_at, table.vacancy_id, table.application_deadline)
      .where(mayBeListed),
    index('vacancies_listed_curriculum')
      .on(table.curriculum_id, table.created_at, table.vacancy_id, table.application_deadline)
      .where(mayBeListed),
    index('vacancies_listed_level')
      .on(table.ced_level, table.created_at, table.vacancy_id, table.application_deadline)
      .where(mayBeListed),
    // The search: all columns that it filters by, so that the first results, featured or newest, are found
    // from the index alone.
    index('vacancies_searched')
      .on(
        table.featured_in,
        table.created_at,
        table.vacancy_id,
        table.application_deadline,
        table.title_key,
        table.country_id,
        table.city,
        table.curriculum_id,
        table.position_type,
        table.salary_range_min,
        table.salary_range_max,
        table.show_salary_range,
        table.subject_id,
        table.candr_id,
        table.school_id,
      )
      .where(mayBeListed),
    index('vacancies_featured').on(table.featured_in).where(sql`featured_in > 0`),
    index('vacancies_deadline').on(table.application_deadline, table.vacancy_id).where(mayBeListed),
    index('vacancies_title')
      .on(table.title_key, table.vacancy_id, table.application_deadline)
      .where(mayBeListed),
    // Admins' lists: all vacancies, in any state.
    index('vacancies_created').on(table.created_at, table.vacancy_id),
    index('vacancies_reported').on(table.open_reports, table.vacancy_id),
    index('vacancies_by_title').on(table.title_key, table.vacancy_id),
    index('vacancies_by_deadline').on(table.application_deadline, table.vacancy_id),
    // Without a list of pending entries, which each search would have to scan.
    index('vacancies_words').using('gin', table.search).with({ fastupdate: false }),
    index('vacancies_beginning').on(sql`${beginning(table.title_key)} text_pattern_ops`),
    index('vacancies_title_search').using('gin', sql`${table.title_key} gin_trgm_ops`),
    index('vacancies_country_city').on(table.country_id, sql`lower(${table.city})`),
    index('vacancies_curriculum').on(table.curriculum_id),
    index('vacancies_subject').on(table.subject_id),
    index('vacancies_role').on(table.candr_id),
    index('vacancies_education_level').on(table.ced_level),
    index('vacancies_experience_level').on(table.expl_id),
  ],
);

const vacancyId = () => vacancies.vacancy_id;

export const vacancySkills = choiceTable('vacancy_skills', vacancyId, () => skills.skill_id);
export const vacancyFiles = fileTable('vacancy_files', vacancyId);

/** A school's own questions to applicants. */
export const vacancyQuestions = pgTable(
  'vacancy_questions',
  {
    question_id: identityPart(),
    owner_id: reference().notNull().references(vacancyId, { onDelete: 'cascade' }),
    position: position(),
    question: text().notNull(),
    question_type_id: reference()
      .notNull()
      .references(() => questionTypes.id),
    /** 1 or 0. */
    is_required: smallint().notNull().default(1),
    options: jsonb().$type<string[]>().notNull().default([]),
    rating_scale_id: reference().references(() => ratingScales.id),
    /** When it was retired; existing answers keep its text. */
    retired_at: moment(),
    extra: extra(),
  },
  (table) => [
    primaryKey({ name: 'vacancy_questions_pkey', columns: [table.question_id, table.owner_id] }),
    index('vacancy_questions_owner').on(table.owner_id),
    index('vacancy_questions_type').on(table.question_type_id),
    index('vacancy_questions_scale').on(table.rating_scale_id),
  ],
);

/** The vacancies that a school has featured in each month, which its plan limits. */
export const featuredVacancies = pgTable(
  'featured_vacancies',
  {
    id: identity(),
    school_id: reference()
      .notNull()
      .references(() => schools.school_id, { onDelete: 'cascade' }),
    /** Null once its vacancy has been deleted, which frees no slot in the plan. */
    vacancy_id: reference().references(vacancyId, { onDelete: 'set null' }),
    month: integer().notNull(),
    /** When it was first featured in the month; null for rows from before this was recorded. */
    featured_at: moment(),
    /** When the school ended it; null if it ended with the month. */
    ended_at: moment(),
  },
  (table) => [
    unique('featured_vacancies_vacancy_month_key').on(table.vacancy_id, table.month),
    index('featured_vacancies_school').on(table.school_id, table.month),
  ],
);

/** The vacancies that signed-in candidates opened, at most once a day (at the site) each. */
export const vacancyViews = pgTable(
  'vacancy_views',
  {
    vacancy_id: reference().notNull().references(vacancyId, { onDelete: 'cascade' }),
    viewed_on: date({ mode: 'string' }).notNull(),
    viewer_user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({
      name: 'vacancy_views_pkey',
      columns: [table.vacancy_id, table.viewed_on, table.viewer_user_id],
    }),
    index('vacancy_views_viewer').on(table.viewer_user_id),
  ],
);

export const vacancyKind: RecordKind = {
  stored: 'vacancies',
  table: vacancies,
  id: vacancies.vacancy_id,
  serverColumns: [
    'vacancy_id',
    'school_id',
    'title_key',
    'search',
    'closed_at',
    'taken_down_at',
    'taken_down_reason',
    'open_reports',
    'featured_in',
    'closing_told_for',
    'expiry_told_for',
    'created_at',
    'updated_at',
    'form_version',
  ],
  choices: { skill_id: vacancySkills },
  rows: {
    application_questions: {
      table: vacancyQuestions,
      serverColumns: ['question_id', 'owner_id', 'position', 'retired_at'],
      shown: ['question_id'],
      key: vacancyQuestions.question_id,
      retired: vacancyQuestions.retired_at,
    },
  },
};
