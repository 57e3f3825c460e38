import { date, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, bytes, identity, moment, reference } from '../../../engine/db/tables/columns.ts';
import { schools } from '../../schools/tables/school.ts';

/** A key with which a program acts for an account. It ends when the account's role or school is another. */
export const apiKeys = pgTable(
  'api_keys',
  {
    api_key_id: identity(),
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account's role and school when the key was made. */
    role_id: accountReference().notNull(),
    school_id: reference().references(() => schools.school_id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scopes: text().array().notNull(),
    /** The visible beginning of the secret. */
    starts_with: text().notNull(),
    /** SHA-256 of the secret, which is 256 random bits. */
    token_hash: bytes().notNull(),
    /** The same of the secret before it, and until when that works; null without one. */
    former_hash: bytes(),
    former_until: moment(),
    /** The last day, at the site. */
    ends_on: date({ mode: 'string' }),
    created_at: moment().notNull(),
    last_used_at: moment(),
  },
  (table) => [
    unique('api_keys_token_key').on(table.token_hash),
    unique('api_keys_former_key').on(table.former_hash),
    index('api_keys_user').on(table.user_id),
    index('api_keys_school').on(table.school_id),
  ],
);
