import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Admins' own texts and tones for values that the program defines; null where the original applies. */
export const shownTexts = pgTable(
  'shown_texts',
  {
    /** The set: roles, or states of an application. */
    known_set: text().notNull(),
    /** The value's key, which never changes. */
    value: text().notNull(),
    label: text(),
    description: text(),
    tone: text(),
  },
  (table) => [primaryKey({ columns: [table.known_set, table.value] })],
);
