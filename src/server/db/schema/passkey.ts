import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { accountReference, bytes, identity, moment } from './columns.ts';

/** What signs in without a password: the public half of a key pair, whose other half its owner's device keeps. */
export const passkeys = pgTable(
  'passkeys',
  {
    passkey_id: identity(),
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What its owner calls it. */
    name: text().notNull(),
    credential_id: bytes().notNull().unique(),
    /** As COSE. */
    public_key: bytes().notNull(),
    /** How often the device says that it was used; 0 of those that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser gets to the device: usb, internal, hybrid … */
    transports: text().array().notNull(),
    /** By what the device knows the account: random, and one for all passkeys of an account. */
    user_handle: bytes().notNull(),
    /** Whether it was added in a session that had shown a second factor; else it stands for the password alone. */
    with_factor: boolean().notNull().default(false),
    created_at: moment().notNull(),
    last_used_at: moment(),
  },
  (table) => [index('passkeys_user').on(table.user_id)],
);

/** What a browser was asked to sign: counts once, for who has asked. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of it. */
    challenge_hash: bytes().primaryKey(),
    /** The session that adds a passkey, or the cookie of the browser that signs in, hashed. */
    asked_by: bytes().notNull(),
    /** Who adds one, what it is to be called, and by what the device is to know the account. */
    user_id: accountReference().references(() => users.id, { onDelete: 'cascade' }),
    name: text(),
    user_handle: bytes(),
    expires_at: moment().notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.user_id),
    index('passkey_challenges_expiry').on(table.expires_at),
  ],
);
