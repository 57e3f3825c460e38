import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import type { components } from '../../../../generated/api.d.ts';
import type { RecordKind } from '../record-store.ts';
import { users } from './accounts.ts';
import { accountReference, extra, identity, moment, position, quantity, reference } from './columns.ts';
import { choiceTable, fileTable } from './owned.ts';
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
} from './reference.ts';
import { schools } from './school.ts';

/** What is listed on some day (`vacancy-state-queries.ts`): an index knows no today. */
const mayBeListed = sql`closed_at is null and taken_down_at is null and display_vacancy_public = 1`;

/** An item of a list that every vacancy names. */
const chosen = (item: () => AnyPgColumn) => reference().notNull().references(item);

/**
 * A job that a school offers. It is open while nobody has closed or taken it down and its deadline has not passed; that it has
 * expired is never stored, because no one is there to store it at midnight.
 */
export const vacancies = pgTable(
  'vacancies',
  {
    vacancy_id: identity(),
    school_id: reference()
      .notNull()
      .references(() => schools.school_id),
    vacancy_title: text().notNull(),
    /** The title as it is searched and sorted: without regard to case. */
    title_key: text().notNull().generatedAlwaysAs(sql`lower(vacancy_title)`),
    position_type: text().$type<components['schemas']['Vacancy']['position_type']>().notNull(),
    country_id: reference()
      .notNull()
      .references(() => countries.country_id),
    city: text().notNull(),
    /** The last day on which one can apply, in Riyadh. */
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
    /** 1 or 0, as the form writes them. */
    show_salary_range: smallint().notNull().default(1),
    display_vacancy_public: smallint().notNull().default(1),
    /** Long texts have columns so that lists need not read them. */
    job_description: text(),
    requirements: text(),
    benefits: text(),
    closed_at: moment(),
    /** When an Admin has taken it down, itself or with its school's account. */
    taken_down_at: moment(),
    /** What the school is told; null when its account is suspended, with which this ends. */
    taken_down_reason: text(),
    /** Reports that wait for an Admin. */
    open_reports: integer().notNull().default(0),
    /** The month for which the school has put it to the front of the search, as a number; 0 when it has not. */
    featured_in: integer().notNull().default(0),
    /** The deadline of which its school was told that it is near: another one is told of anew. */
    closing_told_for: date({ mode: 'string' }),
    /** The deadline of which its school was told that it has passed. */
    expiry_told_for: date({ mode: 'string' }),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
    extra: extra(),
  },
  (table) => [
    index('vacancies_school').on(table.school_id, table.created_at, table.vacancy_id),
    // What is listed, by its age, found and counted without a look at the rows.
    index('vacancies_listed')
      .on(table.created_at, table.vacancy_id, table.application_deadline)
      .where(mayBeListed),
    // How many a school has open.
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
    // The search: all that one searches by, so that the first ones, featured or newest, are looked through without a
    // look at the rows.
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
    // What Admins look through: all of them, in whatever state.
    index('vacancies_created').on(table.created_at, table.vacancy_id),
    index('vacancies_reported').on(table.open_reports, table.vacancy_id),
    index('vacancies_by_title').on(table.title_key, table.vacancy_id),
    index('vacancies_by_deadline').on(table.application_deadline, table.vacancy_id),
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

/** The school's own questions to those who apply. */
export const vacancyQuestions = pgTable(
  'vacancy_questions',
  {
    question_id: identity(),
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
    /** Since when it is asked no more; those who have answered it keep their answers to these words. */
    retired_at: moment(),
    extra: extra(),
  },
  (table) => [
    index('vacancy_questions_owner').on(table.owner_id),
    index('vacancy_questions_type').on(table.question_type_id),
    index('vacancy_questions_scale').on(table.rating_scale_id),
  ],
);

/** Which vacancies a school has featured in which month: what its plan limits. */
export const featuredVacancies = pgTable(
  'featured_vacancies',
  {
    id: identity(),
    school_id: reference()
      .notNull()
      .references(() => schools.school_id, { onDelete: 'cascade' }),
    /** Null when it has been deleted, which gives its place to no other. */
    vacancy_id: reference().references(vacancyId, { onDelete: 'set null' }),
    month: integer().notNull(),
    /** When it was first featured in the month; null for what was featured before this was noted. */
    featured_at: moment(),
    /** When its school took it back, if it did; else it ended with the month. */
    ended_at: moment(),
  },
  (table) => [
    unique('featured_vacancies_vacancy_month_key').on(table.vacancy_id, table.month),
    index('featured_vacancies_school').on(table.school_id, table.month),
  ],
);

/** Who opened which vacancy on which day in Riyadh: signed-in educators, each once a day. */
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
  table: vacancies,
  id: vacancies.vacancy_id,
  serverColumns: [
    'vacancy_id',
    'school_id',
    'title_key',
    'closed_at',
    'taken_down_at',
    'taken_down_reason',
    'open_reports',
    'featured_in',
    'closing_told_for',
    'expiry_told_for',
    'created_at',
    'updated_at',
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
