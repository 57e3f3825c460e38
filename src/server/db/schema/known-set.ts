import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What Admins have made of the texts and moods of what the program itself knows; what is empty is as it was written. */
export const shownTexts = pgTable(
  'shown_texts',
  {
    /** Of which set it is: roles, states of an application. */
    known_set: text().notNull(),
    /** Its key, which never changes. */
    value: text().notNull(),
    label: text(),
    description: text(),
    tone: text(),
  },
  (table) => [primaryKey({ columns: [table.known_set, table.value] })],
);
