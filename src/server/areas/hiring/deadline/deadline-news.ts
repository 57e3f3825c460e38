import { siteDay } from '../../../../language/run/value/site-day.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { eachInSavepoint, type OnFailure } from '../../../engine/db/each-in-savepoint.ts';
import { mailMorning } from '../../../engine/mail/mail-morning.ts';
import { type MailContext, tell } from '../../news/tell.ts';
import { isFinal } from '../application/application-states.ts';
import { countApplicationsByStatus } from '../own-vacancy/own-vacancy-queries.ts';
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
 * Notifies schools of vacancies that close soon or have expired, and candidates of saved ones that close
 * soon: once per deadline, which is recorded in the same transaction. Concurrent servers do not wait for each
 * other. A deadline whose news fail is reported and not retried.
 */
export async function sendDeadlineNews(
  db: Db,
  posting: MailContext,
  now: Date,
  onFailure: OnFailure<Deadline> = () => {},
): Promise<void> {
  if (!mailMorning(now)) return;
  const today = siteDay(now);
  await tellEach(
    db,
    (tx) => claimExpired(tx, today, AT_ONCE),
    async (tx, rows) => {
      const waiting = await countWaiting(tx, rows);
      const tellOne = (own: Db, row: SchoolDeadline) =>
        tellSchool(own, posting, 'vacancy-expired', row, now, waiting.get(row.vacancy_id) ?? 0);
      await eachInSavepoint(tx, rows, tellOne, onFailure);
    },
  );
  await tellEach(
    db,
    (tx) => claimClosing(tx, today, AT_ONCE),
    (tx, rows) =>
      eachInSavepoint(
        tx,
        rows,
        (own, row) => tellSchool(own, posting, 'vacancy-closing', row, now),
        onFailure,
      ),
  );
  await tellEach(
    db,
    (tx) => claimSavedClosing(tx, today, AT_ONCE),
    (tx, rows) => eachInSavepoint(tx, rows, (own, row) => tellCandidate(own, posting, row, now), onFailure),
  );
}

async function tellEach<T>(
  db: Db,
  claim: (tx: Db) => Promise<T[]>,
  tellAll: (tx: Db, rows: readonly T[]) => Promise<void>,
): Promise<void> {
  let count = AT_ONCE;
  while (count === AT_ONCE) {
    count = await db.transaction(async (tx) => {
      const rows = await claim(tx);
      await tellAll(tx, rows);
      return rows.length;
    });
  }
}

/** Counts the undecided applicants of each vacancy. */
async function countWaiting(tx: Db, rows: readonly Deadline[]): Promise<ReadonlyMap<number, number>> {
  const waiting = new Map<number, number>();
  const ids = rows.map(({ vacancy_id }) => vacancy_id);
  for (const { vacancy_id, status, total } of await countApplicationsByStatus(tx, ids))
    if (!isFinal(status)) waiting.set(vacancy_id, (waiting.get(vacancy_id) ?? 0) + total);
  return waiting;
}

async function tellSchool(
  tx: Db,
  posting: MailContext,
  event: 'vacancy-closing' | 'vacancy-expired',
  deadline: SchoolDeadline,
  at: Date,
  waiting = 0,
): Promise<void> {
  const { vacancy_id, school_user_ids } = deadline;
  const facts = { ...deadline, waiting };
  await tell(tx, posting, event, { to: { school: school_user_ids }, facts, about: { vacancy_id }, at });
}

async function tellCandidate(tx: Db, posting: MailContext, deadline: SavedDeadline, at: Date): Promise<void> {
  const { vacancy_id, candidate_user_id: candidate } = deadline;
  const news = { to: { candidate }, facts: deadline, about: { vacancy_id }, at };
  await tell(tx, posting, 'saved-vacancy-closing', news);
}
