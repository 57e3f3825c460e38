import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, bytes, identityPart, moment } from '../../../engine/db/tables/columns.ts';

/** A passkey: the public key of a key pair whose private key stays on the owner's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    passkey_id: identityPart(),
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name that its owner gave it. */
    name: text().notNull(),
    credential_id: bytes().notNull().unique(),
    /** In COSE format. */
    public_key: bytes().notNull(),
    /** The device's use counter; 0 for devices that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches the device: usb, internal, hybrid … */
    transports: text().array().notNull(),
    /** The id by which the device knows the account: random, and the same for all passkeys of an account. */
    user_handle: bytes().notNull(),
    /** Whether it was added in a session with a second factor; otherwise it only replaces the password. */
    with_factor: boolean().notNull().default(false),
    created_at: moment().notNull(),
    last_used_at: moment(),
  },
  (table) => [
    primaryKey({ name: 'passkeys_pkey', columns: [table.passkey_id, table.credential_id] }),
    index('passkeys_user').on(table.user_id),
  ],
);

/** A challenge for a browser to sign: valid once, and only for its requester. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    challenge_hash: bytes().primaryKey(),
    /** The session that adds a passkey, or the cookie of the browser that signs in, hashed. */
    asked_by: bytes().notNull(),
    /** When a passkey is added: by whom, its name, and the id by which the device will know the account. */
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
