import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { changeTogether } from '../../engine/db/write-together.ts';
import { codeEnd, oldestRegistration } from './lifetimes.ts';
import { emailCodes, registrationSalts, sessions } from './tables/session.ts';
import { tokenHash } from './token.ts';
import { hasEmail, type NewUser } from './user-queries.ts';

/**
 * A registration that awaits its code. Any number of them may name one address: each has its own code,
 * password and name, and none is an account before its code is given.
 */
export type Registration = { id: number; user_name: string; full_name: string; language: string | null };

const columns = {
  id: users.id,
  user_name: users.user_name,
  full_name: users.full_name,
  language: users.language,
};
const isWaiting = (email: string, now: Date): SQL | undefined =>
  and(hasEmail(email), isNull(users.email_verified_at), gt(users.created_at, oldestRegistration(now)));
const registeredFrom = (network: string) => sql`coalesce(${emailCodes.asked_from} = ${network}, false)`;

/**
 * Inserts a registration with its code, whether or not the address has an account. The requester's network and browser
 * are hashed.
 */
export async function insertRegistration(
  tx: Db,
  user: Omit<NewUser, 'email_verified_at'>,
  { network, browser, code_hash }: { network: string; browser: string; code_hash: string },
  now: Date,
): Promise<Registration> {
  const registration = tx
    .insert(users)
    .values({ ...user, email_verified_at: null, created_at: now })
    .returning(columns);
  const code = sql`insert into ${emailCodes} (user_id, code_hash, expires_at, asked_from, browser)
    select id, ${code_hash}, ${codeEnd(now).toISOString()}::timestamptz, ${network}, ${browser} from changed`;
  const [made] = await changeTogether<Registration>(tx, registration, [code]);
  return made!;
}

/** Replaces the registration's previous code. */
export async function saveCode(tx: Db, { id }: Registration, codeHash: string, now: Date): Promise<void> {
  await tx
    .update(emailCodes)
    .set({ code_hash: codeHash, expires_at: codeEnd(now) })
    .where(eq(emailCodes.user_id, id));
}

/** Ends all valid codes of an address. Returns the language of its newest registration with one. */
export async function endCodes(
  db: Db,
  email: string,
  now: Date,
): Promise<{ language: string | null } | null> {
  const waiting = db.select({ id: users.id }).from(users).where(isWaiting(email, now));
  const ended = await db
    .update(emailCodes)
    .set({ expires_at: now })
    .where(and(inArray(emailCodes.user_id, waiting), gt(emailCodes.expires_at, now)))
    .returning({ id: emailCodes.user_id });
  const [newest] = await db
    .select({ language: users.language })
    .from(users)
    .where(
      inArray(
        users.id,
        ended.map(({ id }) => id),
      ),
    )
    .orderBy(desc(users.created_at))
    .limit(1);
  return newest ?? null;
}

/** The salt for a new registration of an address. */
export async function saltFor(db: Db, email: string, now: Date): Promise<Buffer> {
  const [row] = await db
    .insert(registrationSalts)
    .values({ address: sql`lower(${email})`, salt: randomBytes(16), used_at: now })
    .onConflictDoUpdate({ target: registrationSalts.address, set: { used_at: now } })
    .returning({ salt: registrationSalts.salt });
  return row!.salt;
}

/**
 * The salt of an address's registrations; a random one if there are none, so that the check takes as long.
 */
export async function saltOf(db: Db, email: string): Promise<Buffer> {
  const [row] = await db
    .select({ salt: registrationSalts.salt })
    .from(registrationSalts)
    .where(eq(registrationSalts.address, sql`lower(${email})`));
  return row?.salt ?? randomBytes(16);
}

export async function findByPassword(
  db: Db,
  email: string,
  hash: string,
  now: Date,
): Promise<(Registration & { password_hash: string }) | null> {
  const [row] = await db
    .select({ ...columns, password_hash: users.password_hash })
    .from(users)
    .where(and(isWaiting(email, now), eq(users.password_hash, hash)))
    .orderBy(desc(users.created_at))
    .limit(1);
  return row ?? null;
}

/** What identifies a caller's registration: the session's token, the browser's cookie, the network. */
export type RegistrationOwner = { token: string | null; browser: string | null; network: string };

/** The caller's own registration: that of the session, else of the browser. */
export async function ownRegistration(
  db: Db,
  email: string,
  { token, browser }: Pick<RegistrationOwner, 'token' | 'browser'>,
  now: Date,
): Promise<Registration | null> {
  const ofSession = await registrationOf(db, email, token, now);
  if (ofSession || browser === null) return ofSession;
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(emailCodes, eq(emailCodes.user_id, users.id))
    .where(and(isWaiting(email, now), eq(emailCodes.browser, browser)));
  return row ?? null;
}

/**
 * The registration that a caller most likely means: their own, else the newest, preferably from the same
 * network.
 */
export async function likelyRegistration(
  db: Db,
  email: string,
  asker: RegistrationOwner,
  now: Date,
): Promise<Registration | null> {
  const registration = await ownRegistration(db, email, asker, now);
  if (registration) return registration;
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(emailCodes, eq(emailCodes.user_id, users.id))
    .where(isWaiting(email, now))
    .orderBy(desc(registeredFrom(asker.network)), desc(users.created_at))
    .limit(1);
  return row ?? null;
}

/**
 * The registration that a code confirms. Callers with their own registration (by session, browser or network)
 * can only confirm that one, not one that a stranger made for the same address; others read the mail
 * elsewhere.
 */
export async function findByCode(
  db: Db,
  email: string,
  hash: string,
  asker: RegistrationOwner,
  now: Date,
): Promise<Registration | null> {
  const { network } = asker;
  const registration = await ownRegistration(db, email, asker, now);
  const waiting = db
    .select({ one: sql`1` })
    .from(users)
    .innerJoin(emailCodes, eq(emailCodes.user_id, users.id))
    .where(and(isWaiting(email, now), registeredFrom(network)));
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(emailCodes, eq(emailCodes.user_id, users.id))
    .where(
      and(
        isWaiting(email, now),
        eq(emailCodes.code_hash, hash),
        gt(emailCodes.expires_at, now),
        registration
          ? eq(users.id, registration.id)
          : or(registeredFrom(network), sql`not exists (${waiting})`),
      ),
    )
    .orderBy(desc(users.created_at))
    .limit(1);
  return row ?? null;
}

async function registrationOf(
  db: Db,
  email: string,
  token: string | null,
  now: Date,
): Promise<Registration | null> {
  if (token === null) return null;
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(sessions, eq(sessions.user_id, users.id))
    .where(and(isWaiting(email, now), eq(sessions.token_hash, tokenHash(token))));
  return row ?? null;
}

/**
 * Turns a registration into an account and ends all others of its address, with their sessions. False when
 * another one was faster.
 */
export async function confirmRegistration(
  tx: Db,
  { id, user_name }: Registration,
  now: Date,
): Promise<boolean> {
  // Locked in a fixed order, so that two concurrent confirmations do not deadlock.
  const waiting = await tx
    .select({ id: users.id })
    .from(users)
    .where(isWaiting(user_name, now))
    .orderBy(users.id)
    .for('update');
  if (!waiting.some((one) => one.id === id)) return false;
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(user_name), sql`${users.email_verified_at} is not null`));
  if (account) return false;
  await tx.update(users).set({ email_verified_at: now, updated_at: now }).where(eq(users.id, id));
  await tx.delete(emailCodes).where(eq(emailCodes.user_id, id));
  await endRegistrations(tx, user_name, id);
  return true;
}

/** Deletes the registrations of an address that now has an account, except `exceptId`. */
export async function endRegistrations(tx: Db, email: string, exceptId?: number): Promise<void> {
  const isOther = exceptId === undefined ? undefined : ne(users.id, exceptId);
  await tx.delete(users).where(and(hasEmail(email), isNull(users.email_verified_at), isOther));
}

/** Deletes registrations that were not confirmed within a day, with their sessions. */
export async function sweepRegistrations(db: Db, now: Date): Promise<void> {
  await db.delete(registrationSalts).where(lte(registrationSalts.used_at, oldestRegistration(now)));
  await db
    .delete(users)
    .where(and(isNull(users.email_verified_at), lte(users.created_at, oldestRegistration(now))));
}
