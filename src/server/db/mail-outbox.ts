import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { mailOutbox } from './schema/accounts.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Puts mail into the outbox in the same transaction as what it announces; a worker sends it after the commit. */
export type Mailer = {
  post: (tx: Db, mail: Mail) => Promise<void>;
};

export type WaitingMail = { id: number; tries: number; mail: Mail };

/** Tries over about a day and a half, then the mail stays with its error. */
const TRIES = 10;

export async function insertMail(db: Db, mail: Mail): Promise<void> {
  await db
    .insert(mailOutbox)
    .values({ recipient: mail.to, subject: mail.subject, body_text: mail.text, body_html: mail.html });
}

/**
 * Takes mails that are due, for `leaseSeconds`: no transaction is open while they are sent, other workers take
 * others, and what a worker that died had taken comes back.
 */
export async function claimMails(db: Db, count: number, leaseSeconds: number): Promise<WaitingMail[]> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sent_at), lte(mailOutbox.due_at, sql`now()`), lt(mailOutbox.tries, TRIES)))
    .orderBy(asc(mailOutbox.due_at))
    .limit(count)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(mailOutbox)
    .set({
      tries: sql`${mailOutbox.tries} + 1`,
      due_at: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(inArray(mailOutbox.id, due))
    .returning();
  return rows
    .sort((a, b) => a.id - b.id)
    .map((row) => ({
      id: row.id,
      tries: row.tries,
      mail: { to: row.recipient, subject: row.subject, text: row.body_text, html: row.body_html },
    }));
}

/** Empties what was sent: mails hold codes and links. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sent_at: sql`now()`, error: null, body_text: '', body_html: '' })
    .where(eq(mailOutbox.id, id));
}

/** Waits longer after each try: half a minute, two, eight … at most six hours. */
export async function markFailed(db: Db, { id, tries }: WaitingMail, error: string): Promise<void> {
  const seconds = Math.min(30 * 4 ** (tries - 1), 6 * 3600);
  await db
    .update(mailOutbox)
    .set({ error: error.slice(0, 500), due_at: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(mailOutbox.id, id));
}
