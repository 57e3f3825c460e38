import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { inOneStatement } from '../db/one-statement.ts';
import { MAX_ATTEMPTS, mailOutbox } from '../db/tables/mail-outbox.ts';
import { rowsToInsert, writeTogether } from '../db/write-together.ts';
import { PRIORITIES, type Priority } from './mail-priorities.ts';

export type Mail = {
  /** Normal by default. */
  priority?: Priority;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The one-click unsubscribe link for mails of this kind (RFC 8058). */
  unsubscribe?: string;
  /** An attached appointment (RFC 5545). */
  calendar?: string;
  /** The users it names: it is deleted with any of them. */
  concerns?: readonly number[];
};

/**
 * Puts mails into the outbox in the same transaction as what they announce; a worker sends them after the
 * commit.
 */
export type Mailer = {
  post: (tx: Db, ...mails: readonly Mail[]) => Promise<void>;
  /** The same as parts of a statement that have the condition. */
  toPost: (mails: readonly Mail[], condition: SQL) => readonly SQL[] | Promise<readonly SQL[]>;
  /** Wakes the worker for due mails once the call has ended. */
  hurry: () => void;
  /** Deletes mails to or about a person being erased, sent or not; `discard` removes their files. */
  forget: (tx: Db, person: { id: number; user_name: string }) => Promise<readonly number[]>;
  discard: (ids: readonly number[]) => Promise<void>;
};

export type WaitingMail = { id: number; tries: number; mail: Mail };

/** Longer than any attempt takes, so that no other worker claims the mail meanwhile. */
export const LEASE_SECONDS = 120;

export async function insertMail(db: Db, ...mails: readonly Mail[]): Promise<void> {
  await writeTogether(db, mailsToInsert(mails));
}

export function mailsToInsert(mails: readonly Mail[], condition?: SQL): SQL[] {
  const rows = mails.map((mail) => ({
    priority: mail.priority ?? 'normal',
    recipient: mail.to,
    subject: mail.subject,
    body_text: mail.text,
    body_html: mail.html,
    unsubscribe_url: mail.unsubscribe,
    calendar: mail.calendar,
    concerns: [...(mail.concerns ?? [])],
  }));
  return rows.length > 0 ? [rowsToInsert(mailOutbox, rows, condition)] : [];
}

const isDue = (priority: Priority) =>
  and(
    eq(mailOutbox.priority, priority),
    isNull(mailOutbox.sent_at),
    lte(mailOutbox.due_at, sql`now()`),
    // As the condition of the index has it.
    lt(mailOutbox.tries, sql.raw(String(MAX_ATTEMPTS))),
  );

/** The priorities of which mails are due: all that an idle process asks, in one statement. */
export async function duePriorities(db: Db): Promise<Priority[]> {
  const found = await inOneStatement(db, (one) =>
    PRIORITIES.map((priority) =>
      // In order, so that the index of waiting mails is used, whatever share of them PostgreSQL expects to be due.
      one
        .select({ id: mailOutbox.id })
        .from(mailOutbox)
        .where(isDue(priority))
        .orderBy(asc(mailOutbox.due_at))
        .limit(1),
    ),
  );
  return PRIORITIES.filter((_, index) => found[index]!.length > 0);
}

/**
 * Claims due mails of a priority for `leaseSeconds`: no transaction is open while they are sent, other
 * workers claim others, and those of a crashed worker become due again.
 */
export async function claimMails(
  db: Db,
  priority: Priority,
  count: number,
  leaseSeconds: number,
): Promise<WaitingMail[]> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(isDue(priority))
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
      mail: {
        to: row.recipient,
        subject: row.subject,
        text: row.body_text,
        html: row.body_html,
        ...(row.unsubscribe_url !== null && { unsubscribe: row.unsubscribe_url }),
        ...(row.calendar !== null && { calendar: row.calendar }),
      },
    }));
}

/** Empties a sent mail, because mails contain codes and links. Returns false if it was deleted meanwhile. */
export async function markSent(db: Db, id: number): Promise<boolean> {
  const marked = await db
    .update(mailOutbox)
    .set({
      sent_at: sql`now()`,
      error: null,
      body_text: '',
      body_html: '',
      unsubscribe_url: null,
      calendar: null,
    })
    .where(eq(mailOutbox.id, id))
    .returning({ id: mailOutbox.id });
  return marked.length > 0;
}

/** Deletes all mails to a person, or that name the person. Returns their ids. */
export async function deleteMailsAbout(
  tx: Db,
  { id, user_name }: { id: number; user_name: string },
): Promise<number[]> {
  const rows = await tx
    .delete(mailOutbox)
    .where(
      or(
        sql`${mailOutbox.concerns} @> array[${id}]::integer[]`,
        sql`lower(${mailOutbox.recipient}) = lower(${user_name})`,
      ),
    )
    .returning({ id: mailOutbox.id });
  return rows.map((row) => row.id);
}

/**
 * Waits longer after each attempt: half a minute, two, eight … at most six hours. A finally failed mail is
 * not retried automatically, and can be claimed at once by a manual retry.
 */
export async function markFailed(
  db: Db,
  { id, tries }: WaitingMail,
  error: string,
  isFinal: boolean,
): Promise<void> {
  const isOver = isFinal || tries >= MAX_ATTEMPTS;
  const seconds = isOver ? 0 : Math.min(30 * 4 ** (tries - 1), 6 * 3600);
  await db
    .update(mailOutbox)
    .set({
      error: error.slice(0, 500),
      ...(isOver && { tries: MAX_ATTEMPTS }),
      due_at: sql`now() + make_interval(secs => ${seconds})`,
    })
    .where(eq(mailOutbox.id, id));
}

/** Removes mails sent before a given time, and finally failed ones posted before it. */
export async function sweepOutbox(db: Db, before: Date): Promise<void> {
  await db
    .delete(mailOutbox)
    .where(
      or(
        and(isNotNull(mailOutbox.sent_at), lt(mailOutbox.sent_at, before)),
        and(isNull(mailOutbox.sent_at), lt(mailOutbox.created_at, before)),
      ),
    );
}
