import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { isAmong } from '../../../engine/db/is-among.ts';
import { prepared } from '../../../engine/db/prepared.ts';
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
  at: Date,
): Promise<void> {
  const given = Object.entries(choices);
  const kept = given.flatMap(([kind, is_wanted]) =>
    typeof is_wanted === 'boolean' ? [{ user_id, kind, is_wanted, digested_until: at }] : [],
  );
  const forgotten = given.flatMap(([kind, is_wanted]) => (is_wanted === null ? [kind] : []));
  if (kept.length)
    await db
      .insert(mailPreferences)
      .values(kept)
      .onConflictDoUpdate({
        target: [mailPreferences.user_id, mailPreferences.kind],
        set: {
          is_wanted: sql`excluded.is_wanted`,
          // What came before was mailed at once.
          digested_until: sql`case when ${mailPreferences.is_wanted} then excluded.digested_until
            else ${mailPreferences.digested_until} end`,
        },
      });
  if (forgotten.length)
    await db
      .delete(mailPreferences)
      .where(and(eq(mailPreferences.user_id, user_id), inArray(mailPreferences.kind, forgotten)));
}

/** A possible recipient of mails, with the choices made. */
export type MailRecipient = {
  id: number;
  user_name: string;
  full_name: string;
  language: string | null;
  time_zone: string | null;
  choices: MailChoices;
};

/** Selects people without deleted and suspended ones. */
export const selectRecipients = (db: Db, condition: SQL) =>
  db
    .select({
      id: users.id,
      user_name: users.user_name,
      full_name: users.full_name,
      language: users.language,
      time_zone: users.time_zone,
      choices: sql<MailChoices>`(select coalesce(json_object_agg(${mailPreferences.kind}, ${mailPreferences.is_wanted}), '{}')
        from ${mailPreferences} where ${mailPreferences.user_id} = ${users.id})`,
    })
    .from(users)
    .where(and(condition, isNull(users.suspended_at)));

const recipients = prepared((db) => selectRecipients(db, isAmong(users.id)).prepare('mail_recipients'));

/** These people by id, without deleted and suspended ones. */
export async function mailRecipients(db: Db, ids: readonly number[]): Promise<Map<number, MailRecipient>> {
  if (ids.length === 0) return new Map();
  const rows = await recipients(db).execute({ ids });
  return new Map(rows.map((row) => [row.id, row]));
}
