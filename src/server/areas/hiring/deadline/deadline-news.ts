import { formatText } from '../../../../language/run/value/formats.ts';
import { riyadhDay } from '../../../../language/run/value/riyadh-day.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { eachAlone, type OnFailure } from '../../../engine/db/each-alone.ts';
import { mailMorning } from '../../../engine/mail/mail-morning.ts';
import { say } from '../../../engine/messages/say.ts';
import { screenAddress } from '../../account/screen-address.ts';
import { type Posting, postNews, postNewsToAll } from '../../news/mail-preference/post-news.ts';
import { notify, notifyAll } from '../../news/notification/notification-queries.ts';
import { notificationText } from '../../news/notification/notification-text.ts';
import { isFinal } from '../application/application-states.ts';
import { countByStage } from '../own-vacancy/own-vacancy-queries.ts';
import {
  claimClosing,
  claimExpired,
  claimSavedClosing,
  type Deadline,
  type SavedDeadline,
  type SchoolDeadline,
} from './deadline-queries.ts';

const AT_ONCE = 50;

/**
 * Notifies schools of vacancies that close soon or have expired, and candidates of saved ones that close soon: once for
 * each deadline, which is recorded in the same transaction. Parallel servers do not wait for each other. A deadline
 * whose news fail is reported and not repeated.
 */
export async function sendDeadlineNews(
  db: Db,
  posting: Posting,
  now: Date,
  onFailure: OnFailure<Deadline> = () => {},
): Promise<void> {
  if (!mailMorning(now)) return;
  const today = riyadhDay(now);
  await notifyEach(
    db,
    (tx) => claimExpired(tx, today, AT_ONCE),
    async (tx, rows) => {
      const waiting = await countWaiting(tx, rows);
      const notify = (own: Db, row: SchoolDeadline) =>
        notifySchool(own, posting, 'vacancy_expired', row, now, inWords(waiting.get(row.vacancy_id) ?? 0));
      await eachAlone(tx, rows, notify, onFailure);
    },
  );
  await notifyEach(
    db,
    (tx) => claimClosing(tx, today, AT_ONCE),
    (tx, rows) =>
      eachAlone(tx, rows, (own, row) => notifySchool(own, posting, 'vacancy_closing', row, now), onFailure),
  );
  await notifyEach(
    db,
    (tx) => claimSavedClosing(tx, today, AT_ONCE),
    (tx, rows) => eachAlone(tx, rows, (own, row) => notifyCandidate(own, posting, row, now), onFailure),
  );
}

async function notifyEach<T>(
  db: Db,
  claim: (tx: Db) => Promise<T[]>,
  notify: (tx: Db, rows: readonly T[]) => Promise<void>,
): Promise<void> {
  let count = AT_ONCE;
  while (count === AT_ONCE) {
    count = await db.transaction(async (tx) => {
      const rows = await claim(tx);
      await notify(tx, rows);
      return rows.length;
    });
  }
}

/** Counts the undecided applicants of each vacancy. */
async function countWaiting(tx: Db, rows: readonly Deadline[]): Promise<ReadonlyMap<number, number>> {
  const waiting = new Map<number, number>();
  const ids = rows.map(({ vacancy_id }) => vacancy_id);
  for (const { vacancy_id, status, total } of await countByStage(tx, ids))
    if (!isFinal(status)) waiting.set(vacancy_id, (waiting.get(vacancy_id) ?? 0) + total);
  return waiting;
}

const inWords = (n: number) => (n > 0 ? say('vacancy.waiting', { n }) : say('vacancy.nobody_waits'));

async function notifySchool(
  tx: Db,
  posting: Posting,
  kind: 'vacancy_closing' | 'vacancy_expired',
  { vacancy_id, vacancy_title, deadline, school_user_ids }: SchoolDeadline,
  at: Date,
  waiting?: string,
): Promise<void> {
  const facts = { vacancy_title, deadline, ...(waiting !== undefined && { waiting }) };
  await notifyAll(tx, school_user_ids, { kind, at, vacancy_id, facts });
  const { title, message } = notificationText(kind, facts);
  const params = { id: vacancy_id, slug: formatText('slug', vacancy_title) };
  const link = screenAddress(posting.settings.publicUrl, 'school-vacancy', { params });
  await postNewsToAll(tx, posting, school_user_ids, 'deadlines', {
    subject: title,
    pieces: [message, { label: say('mail.view_vacancy'), link }],
  });
}

async function notifyCandidate(
  tx: Db,
  posting: Posting,
  { vacancy_id, vacancy_title, school_name, deadline, candidate_user_id }: SavedDeadline,
  at: Date,
): Promise<void> {
  const facts = { vacancy_title, school_name, deadline };
  const kind = 'saved_vacancy_closing';
  await notify(tx, candidate_user_id, { kind, at, vacancy_id, facts });
  const { title, message } = notificationText(kind, facts);
  const params = { id: vacancy_id, slug: formatText('slug', vacancy_title) };
  const link = screenAddress(posting.settings.publicUrl, 'candidate-job', { params });
  await postNews(tx, posting, candidate_user_id, 'saved_jobs', {
    subject: title,
    pieces: [message, { label: say('mail.view_job'), link }],
  });
}
