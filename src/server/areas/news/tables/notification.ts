import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, identityPart, moment, reference } from '../../../engine/db/tables/columns.ts';
import { ofApplication } from '../../hiring/tables/application.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';

/** A notification of one user. It is deleted with what it is about. */
export const notifications = pgTable(
  'notifications',
  {
    id: identityPart(),
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The event it belongs to, in `schemas/events`: `interview_proposed`. */
    kind: text().notNull(),
    /** The values for the texts' placeholders, as of that time. */
    facts: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    vacancy_id: reference().references(() => vacancies.vacancy_id, { onDelete: 'cascade' }),
    /** Never without its vacancy. */
    application_id: reference(),
    school_id: reference().references(() => schools.school_id, { onDelete: 'cascade' }),
    /** The user named in its texts, if nothing else of the row is deleted with that user. */
    about_user_id: accountReference().references(() => users.id, { onDelete: 'cascade' }),
    created_at: moment().notNull().defaultNow(),
    read_at: moment(),
  },
  (table) => [
    primaryKey({ name: 'notifications_pkey', columns: [table.id, table.user_id] }),
    ofApplication('notifications', table),
    check('notifications_whole_application', sql`application_id is null or vacancy_id is not null`),
    index('notifications_user').on(table.user_id, table.created_at, table.id),
    index('notifications_unread').on(table.user_id).where(sql`read_at is null`),
    index('notifications_vacancy').on(table.vacancy_id),
    index('notifications_application').on(table.application_id),
    index('notifications_school').on(table.school_id),
    index('notifications_about').on(table.about_user_id),
    index('notifications_created').on(table.created_at),
  ],
);
