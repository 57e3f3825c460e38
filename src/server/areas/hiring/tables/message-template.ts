import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from '../../../engine/db/tables/columns.ts';
import { schools } from '../../schools/tables/school.ts';

/** A message that a school sends often, with placeholders for the name and the position. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    template_id: identity(),
    school_id: reference()
      .notNull()
      .references(() => schools.school_id, { onDelete: 'cascade' }),
    name: text().notNull(),
    text: text().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [uniqueIndex('message_templates_name_key').on(table.school_id, sql`lower(${table.name})`)],
);
