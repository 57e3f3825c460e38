import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { applications } from './application.ts';
import { accountReference, identity, moment, reference } from './columns.ts';
import { schools } from './school.ts';
import { vacancies } from './vacancy.ts';

/** What happened, for one user. It goes with whatever it is about. */
export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chooses the texts: `notifications.{kind}.title` and `.message` of schemas/messages. */
    kind: text().notNull(),
    /** What the texts name, as it was then. */
    facts: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    vacancy_id: reference().references(() => vacancies.vacancy_id, { onDelete: 'cascade' }),
    application_id: reference().references(() => applications.application_id, { onDelete: 'cascade' }),
    school_id: reference().references(() => schools.school_id, { onDelete: 'cascade' }),
    /** The user whom its texts name where nothing else of the row goes with that user. */
    about_user_id: accountReference().references(() => users.id, { onDelete: 'cascade' }),
    created_at: moment().notNull().defaultNow(),
    read_at: moment(),
  },
  (table) => [
    index('notifications_user').on(table.user_id, table.created_at, table.id),
    index('notifications_unread').on(table.user_id).where(sql`read_at is null`),
    index('notifications_vacancy').on(table.vacancy_id),
    index('notifications_application').on(table.application_id),
    index('notifications_school').on(table.school_id),
    index('notifications_about').on(table.about_user_id),
    index('notifications_created').on(table.created_at),
  ],
);
