import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { mailPreferences } from '../tables/mail-preference.ts';
import type { MailChoices, MailKind } from './mail-kinds.ts';

/** A person's choices; kinds without a choice are absent. */
export async function mailChoices(db: Db, userId: number): Promise<MailChoices> {
  const rows = await db
    .select({ kind: mailPreferences.kind, is_wanted: mailPreferences.is_wanted })
    .from(mailPreferences)
    .where(eq(mailPreferences.user_id, userId));
  return Object.fromEntries(rows.map(({ kind, is_wanted }) => [kind, is_wanted]));
}

/** Stores choices; null removes one, so that the default applies again. */
export async function chooseMails(
  db: Db,
  user_id: number,
  choices: Readonly<Partial<Record<MailKind, boolean | null>>>,
): Promise<void> {
  const given = Object.entries(choices);
  const kept = given.flatMap(([kind, is_wanted]) =>
    typeof is_wanted === 'boolean' ? [{ user_id, kind, is_wanted }] : [],
  );
  const forgotten = given.flatMap(([kind, is_wanted]) => (is_wanted === null ? [kind] : []));
  if (kept.length)
    await db
      .insert(mailPreferences)
      .values(kept)
      .onConflictDoUpdate({
        target: [mailPreferences.user_id, mailPreferences.kind],
        set: { is_wanted: sql`excluded.is_wanted` },
      });
  if (forgotten.length)
    await db
      .delete(mailPreferences)
      .where(and(eq(mailPreferences.user_id, user_id), inArray(mailPreferences.kind, forgotten)));
}

/** A possible recipient of mails of a kind; `is_wanted` is null without a choice. */
export type MailRecipient = {
  user_name: string;
  full_name: string;
  language: string | null;
  time_zone: string | null;
  is_wanted: boolean | null;
};

/** Null for a deleted or suspended person. */
export async function newsReader(db: Db, userId: number, kind: MailKind): Promise<MailRecipient | null> {
  const [row] = await db
    .select({
      user_name: users.user_name,
      full_name: users.full_name,
      language: users.language,
      time_zone: users.time_zone,
      is_wanted: mailPreferences.is_wanted,
    })
    .from(users)
    .leftJoin(mailPreferences, and(eq(mailPreferences.user_id, users.id), eq(mailPreferences.kind, kind)))
    .where(and(eq(users.id, userId), isNull(users.suspended_at)));
  return row ?? null;
}
