import { and, asc, eq, gt, gte, ilike, isNotNull, isNull, lt, lte, min, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { likePattern } from '../../../engine/db/like-pattern.ts';
import { ownText } from '../../../engine/db/list-condition.ts';
import { MAX_ATTEMPTS, mailOutbox } from '../../../engine/db/tables/mail-outbox.ts';
import { LEASE_SECONDS } from '../../../engine/mail/mail-outbox-queries.ts';
import { list, type RowOf } from '../../../engine/records/list-queries.ts';
import { bulkTaskRows, bulkTasks } from '../../hiring/tables/bulk-task.ts';

const { id, recipient, subject, error, tries, created_at, due_at } = mailOutbox;

/**
 * Failed mails with the mail server's response, newest first; never their content. While a mail server is
 * down, every mail is one.
 */
export const failedMailList = list('listFailedMails', {
  table: mailOutbox,
  id,
  always: () => and(isNull(mailOutbox.sent_at), isNotNull(error)),
  search: (text) => [recipient, subject, error].map((column) => ownText(ilike(column, likePattern(text)))),
  filters: { state: (state) => (state === 'given_up' ? gte : lt)(tries, MAX_ATTEMPTS) },
  keys: () => [{ by: id, kind: 'number', descending: true }],
  select: (db, place) =>
    db
      .select({ id, recipient, subject, error, tries, created_at, due_at, place })
      .from(mailOutbox)
      .$dynamic(),
});

export const hasFailed = ({ tries }: Pick<RowOf<typeof failedMailList>, 'tries'>): boolean =>
  tries >= MAX_ATTEMPTS;

/**
 * Makes a mail due now, with a new series of attempts. One that a worker may hold, or that is due within its
 * lease, is left alone, because it would be sent twice. So is one whose code or link has expired.
 */
export async function retryMail(
  db: Db,
  mailId: number,
  expiring: readonly [subject: string, minutes: number][],
): Promise<'due' | 'held' | 'expired' | 'sent' | 'missing'> {
  const isExpired = or(
    sql`false`,
    ...expiring.map(([text, minutes]) =>
      and(eq(subject, text), lte(created_at, sql`now() - make_interval(mins => ${minutes})`)),
    ),
  )!;
  const isFree = or(
    lte(due_at, sql`now()`),
    gt(due_at, sql`now() + make_interval(secs => ${LEASE_SECONDS})`),
  );
  const changed = await db
    .update(mailOutbox)
    .set({ tries: 0, due_at: sql`now()` })
    .where(and(eq(id, mailId), isNull(mailOutbox.sent_at), isFree, not(isExpired)))
    .returning({ id });
  if (changed.length > 0) return 'due';
  const [found] = await db
    .select({ sent_at: mailOutbox.sent_at, isExpired: sql<boolean>`${isExpired}` })
    .from(mailOutbox)
    .where(eq(id, mailId));
  if (!found) return 'missing';
  if (found.sent_at) return 'sent';
  return found.isExpired ? 'expired' : 'held';
}

export type QueueState = { waiting: number; failed: number; oldest: Date | null };

export async function waitingMails(db: Db): Promise<QueueState> {
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${lt(mailOutbox.tries, MAX_ATTEMPTS)}))::int`,
      failed: sql<number>`count(${mailOutbox.error})::int`,
      oldest: min(mailOutbox.created_at),
    })
    .from(mailOutbox)
    .where(isNull(mailOutbox.sent_at));
  return row!;
}

export async function waitingBulkTasks(db: Db): Promise<QueueState> {
  const [[rows], [first]] = await Promise.all([
    db
      .select({
        waiting: sql<number>`(count(*) filter (where ${isNull(bulkTaskRows.done_at)}))::int`,
        failed: sql<number>`count(${bulkTaskRows.refused})::int`,
      })
      .from(bulkTaskRows)
      .innerJoin(bulkTasks, eq(bulkTasks.id, bulkTaskRows.job_id))
      .where(isNull(bulkTasks.finished_at)),
    db
      .select({ created_at: bulkTasks.created_at })
      .from(bulkTasks)
      .where(isNull(bulkTasks.finished_at))
      .orderBy(asc(bulkTasks.id))
      .limit(1),
  ]);
  return { ...rows!, oldest: first?.created_at ?? null };
}
