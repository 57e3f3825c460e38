import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { roles, users } from '../../engine/db/tables/accounts.ts';
import { CHANGED, type Write } from '../../engine/db/write-together.ts';
import { candidates } from '../people/tables/candidate.ts';
import { schools } from '../schools/tables/school.ts';

/** The three roles. The numbers of Candidate and School are the specification's. */
export const ROLE = { Admin: 1, Candidate: 2, School: 3 } as const;

export type NewUser = Pick<
  typeof users.$inferInsert,
  | 'user_name'
  | 'full_name'
  | 'role_id'
  | 'password_hash'
  | 'created_at'
  | 'email_verified_at'
  | 'language'
  | 'extra'
>;

export type Account = Pick<
  typeof users.$inferSelect,
  | 'id'
  | 'user_name'
  | 'full_name'
  | 'language'
  | 'role_id'
  | 'password_hash'
  | 'email_verified_at'
  | 'suspended_at'
  | 'suspended_reason'
  | 'second_factor_since'
>;

const account = {
  id: users.id,
  user_name: users.user_name,
  full_name: users.full_name,
  language: users.language,
  role_id: users.role_id,
  password_hash: users.password_hash,
  email_verified_at: users.email_verified_at,
  suspended_at: users.suspended_at,
  suspended_reason: users.suspended_reason,
  second_factor_since: users.second_factor_since,
};

/** Compares e-mail addresses, ignoring case. */
export const hasEmail = (email: string) => sql`lower(${users.user_name}) = lower(${email})`;

export async function ensureRoles(db: Db): Promise<void> {
  const rows = Object.entries(ROLE).map(([role_name, role_id]) => ({ role_id, role_name }));
  await db.insert(roles).values(rows).onConflictDoNothing();
}

/**
 * Returns the new id, or null when the address already has a verified account and the new one is verified
 * too.
 */
export async function insertUser(db: Db, user: NewUser): Promise<number | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return row?.id ?? null;
}

/** The account of an address; pending registrations are not accounts. */
export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const [row] = await db
    .select(account)
    .from(users)
    .where(and(hasEmail(email), isNotNull(users.email_verified_at)));
  return row ?? null;
}

/** A verified account, locked until the transaction ends. */
export async function lockAccount(tx: Db, id: number): Promise<Account | null> {
  const [row] = await tx
    .select(account)
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.email_verified_at)))
    .for('no key update');
  return row ?? null;
}

/** A user who still has this address and password, locked until the transaction ends. */
export async function lockUnchanged(
  tx: Db,
  { id, user_name, password_hash }: Pick<Account, 'id' | 'user_name' | 'password_hash'>,
): Promise<Account | null> {
  const isUnchanged = and(eq(users.user_name, user_name), eq(users.password_hash, password_hash));
  const [row] = await tx
    .select(account)
    .from(users)
    .where(and(eq(users.id, id), isUnchanged))
    .for('no key update');
  return row ?? null;
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.role_id, ROLE.Admin)).limit(1);
  return row !== undefined;
}

/** All Admins, including demo ones. */
export async function admins(db: Db): Promise<{ id: number; user_name: string }[]> {
  return db
    .select({ id: users.id, user_name: users.user_name })
    .from(users)
    .where(eq(users.role_id, ROLE.Admin));
}

const isActiveAdmin = and(eq(users.role_id, ROLE.Admin), isNull(users.suspended_at));

/** The ids of Admins who are not suspended. */
export async function adminIds(db: Db): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isActiveAdmin);
  return rows.map((row) => row.id);
}

/** The addresses of Admins who are not suspended, with their languages. */
export async function adminMailboxes(db: Db): Promise<Pick<Account, 'user_name' | 'language'>[]> {
  return db.select({ user_name: users.user_name, language: users.language }).from(users).where(isActiveAdmin);
}

/** The largest value of the column `id`; ids sent to the API may be larger. */
export const LARGEST_USER_ID = 2 ** 31 - 1;

/** An account that an Admin is about to change. */
export type LockedUser = {
  id: number;
  role_id: number;
  candidate_id: number | null;
  school_id: number | null;
  suspended_at: Date | null;
  updated_at: Date;
  /** Null for an unconfirmed registration, which is deleted as a whole. */
  email_verified_at: Date | null;
};

/**
 * The ids of the Admins, locked until the transaction ends, so that two of them cannot remove each other
 * concurrently.
 */
export async function lockAdmins(tx: Db): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isActiveAdmin, isNotNull(users.email_verified_at)))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** A user, locked so that a profile can be neither changed nor created until the transaction ends. */
export async function lockUser(tx: Db, id: number): Promise<LockedUser | null> {
  if (id > LARGEST_USER_ID) return null;
  const [locked] = await tx
    .select({
      id: users.id,
      role_id: users.role_id,
      suspended_at: users.suspended_at,
      email_verified_at: users.email_verified_at,
      updated_at: users.updated_at,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  if (!locked) return null;
  const [profile] = await tx
    .select({ candidate_id: candidates.candidate_id, school_id: schools.school_id })
    .from(users)
    .leftJoin(candidates, eq(candidates.user_id, users.id))
    .leftJoin(schools, eq(schools.user_id, users.id))
    .where(eq(users.id, id));
  return { ...locked, ...profile! };
}

/** A user's role, locked until the transaction ends; null for a deleted user. */
export async function lockRole(tx: Db, id: number): Promise<number | null> {
  const [row] = await tx
    .select({ role_id: users.role_id })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return row?.role_id ?? null;
}

/** @throws a violation of `users_user_name_unique` when another account has the address */
export async function updateUser(
  tx: Db,
  id: number,
  changes: Partial<Pick<typeof users.$inferInsert, 'user_name' | 'full_name' | 'role_id' | 'password_hash'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...changes, updated_at: now })
    .where(eq(users.id, id));
}

/** The same of a name, as a write that goes with a change. */
export const accountRename = (id: number, full_name: string, now: Date): Write =>
  sql`update ${users} set full_name = ${full_name}, updated_at = ${sql.param(now, users.updated_at)}
    where ${and(eq(users.id, id), CHANGED)}`;

/** Deletes an account without profile and files, with its sessions and codes. */
export async function deleteUser(tx: Db, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

export async function setPassword(db: Db, id: number, passwordHash: string, now: Date): Promise<void> {
  await db.update(users).set({ password_hash: passwordHash, updated_at: now }).where(eq(users.id, id));
}

/**
 * Replaces a password's hash by a newer one of the same password, unless the password has changed meanwhile.
 */
export async function replaceHash(db: Db, id: number, old: string, renewed: string): Promise<void> {
  await db
    .update(users)
    .set({ password_hash: renewed })
    .where(and(eq(users.id, id), eq(users.password_hash, old)));
}

/** Those of the addresses that have an account. */
export async function knownEmails(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ user_name: users.user_name })
    .from(users)
    .where(inArray(users.user_name, [...emails]));
  return new Set(rows.map((row) => row.user_name));
}

/** The language of an account; null while none is chosen. */
export async function languageOfUser(db: Db, id: number): Promise<string | null> {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, id));
  return row?.language ?? null;
}

export async function saveLanguage(db: Db, id: number, language: string): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, id));
}
