import type { Db } from './db/connect.ts';
import { hasAdmin, insertUser, ROLE } from './db/users.ts';
import { hashSecret } from './operations/passwords.ts';

/** The first Admin, from ADMIN_EMAIL and ADMIN_PASSWORD. Nothing happens when there is an Admin. */
export async function ensureAdmin(
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (await hasAdmin(db)) return;
  const id = await insertUser(db, {
    user_name: email,
    full_name: 'Administrator',
    role_id: ROLE.Admin,
    password_hash: await hashSecret(password),
    email_verified_at: new Date(),
    extra: {},
  });
  if (id === null) {
    throw new Error(`ADMIN_EMAIL ${email} belongs to an account that is no Admin. Use another address.`);
  }
}
