import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, bytes, identity, moment, reference } from '../../../engine/db/tables/columns.ts';
import { schools } from './school.ts';

/** A colleague's role in a school; its owner, who may do everything, is in `schools.user_id`. */
export type MemberRole = 'recruiter' | 'reviewer';

/** The colleagues of a school's owner, including invited ones. */
export const teamMembers = pgTable(
  'team_members',
  {
    member_id: identity(),
    school_id: reference()
      .notNull()
      .references(() => schools.school_id, { onDelete: 'cascade' }),
    /** Null until the invitation is accepted. */
    user_id: accountReference()
      .unique('team_members_user_id_key')
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address to which the invitation was sent. */
    email: text().notNull(),
    team_role: text().$type<MemberRole>().notNull(),
    /** SHA-256 of the token in the invitation's link; null once it is used. */
    token_hash: bytes(),
    invited_at: moment().notNull(),
    expires_at: moment().notNull(),
    joined_at: moment(),
  },
  (table) => [
    uniqueIndex('team_members_email_key').on(table.school_id, sql`lower(${table.email})`),
    uniqueIndex('team_members_token_key').on(table.token_hash),
    index('team_members_waiting').on(table.invited_at).where(sql`${table.user_id} is null`),
  ],
);
