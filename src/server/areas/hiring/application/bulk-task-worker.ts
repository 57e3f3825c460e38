import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../engine/db/connect.ts';
import { refusalOf } from '../../../engine/http/failure.ts';
import type { MailWorker } from '../../../engine/mail/mail-worker.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import type { BatchWorker } from '../../../engine/queues/batch-worker.ts';
import type { MailsContext } from '../../news/tell.ts';
import type { WebhookWorker } from '../../news/webhook/webhook-worker.ts';
import { shownTextsOf } from '../../reference/shown-texts.ts';
import { lockApplication } from './application-queries.ts';
import { allowedStatuses } from './application-states.ts';
import {
  announceChange,
  type BulkTask,
  claimRow,
  finishRow,
  finishTasks,
  ownerState,
  postponeRow,
  type TaskRow,
  whatIsDue,
} from './bulk-task-queries.ts';
import { explainLaterMove } from './explain-later-move.ts';
import { moveLocked } from './move-application.ts';
import { writeToApplicant } from './write-to-applicant.ts';

/** A new job waits half as long on average, and an idle process asks no more than this. */
const POLL_MS = 2_000;
/** How often an application is tried when the database is busy; the delay grows fourfold each time. */
const ATTEMPTS = 5;
const WAIT_MS = 5_000;
/** The number of applications after which open pages are notified of progress. */
const STEP = 25;

export type BulkTaskWorker = {
  start: () => void;
  /** Processes everything that is due. */
  work: () => Promise<void>;
  /** Resolves when the application in progress is done. */
  stop: () => Promise<void>;
};

type WorkerOptions = {
  db: Db;
  posting: MailsContext & { mail: Pick<MailWorker, 'wake'> };
  matches?: Pick<BatchWorker, 'work'>;
  webhooks?: Pick<WebhookWorker, 'work'>;
  seals?: Pick<BatchWorker, 'work'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  clock: () => Date;
};

/**
 * Processes the applications of jobs one by one, each in its own transaction: if the process dies, finished
 * ones are done, and the others wait for the next worker. Concurrent processes claim different ones.
 */
export function bulkTaskWorker({
  db,
  posting,
  log,
  clock,
  matches,
  webhooks,
  seals,
}: WorkerOptions): BulkTaskWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  let lastJob = 0;

  /** Processes one application; resolves to the job's owner, or null when nothing is due. */
  const one = (): Promise<number | null> =>
    db.transaction(async (tx) => {
      const now = clock();
      const taken = await claimRow(tx, lastJob, now);
      if (!taken) return null;
      const { row, job } = taken;
      lastJob = job.id;
      // In a savepoint, so that a refused application's changes are rolled back.
      const failure = await tx
        .transaction(async (inner) => act(inner, job, row, posting, now))
        .then(() => null)
        .catch((error: unknown) => ({ error }));
      const isPutOff = failure !== null && refusalOf(failure.error).status === 503;
      if (isPutOff && row.attempts + 1 < ATTEMPTS) {
        await postponeRow(tx, row, new Date(now.getTime() + WAIT_MS * 4 ** row.attempts));
        return job.user_id;
      }
      await finishRow(tx, row, failure && reasonOf(failure.error, isPutOff, taken), now);
      return job.user_id;
    });

  const reasonOf = (error: unknown, isPutOff: boolean, { row, job }: { row: TaskRow; job: BulkTask }) => {
    if (isPutOff) return say('application.job_gave_up', { n: ATTEMPTS });
    if (error instanceof Refusal) return error.says.text;
    log.warn({ err: error, job: job.id, application: row.application_id }, 'a job could not do this');
    return say('application.job_failed');
  };

  const workAll = async () => {
    const due = await whatIsDue(db);
    if (due.matches) void matches?.work();
    if (due.webhooks) void webhooks?.work();
    if (due.seals) void seals?.work();
    if (!due.jobs) return;
    let ended = 0;
    for (let user = await one(); user !== null && !isStopped; user = await one()) {
      ended += 1;
      if (ended % STEP !== 0) continue;
      await announceChange(db, user);
      await finish();
      posting.mail.wake();
    }
    if (ended > 0) posting.mail.wake();
    await finish();
  };

  const finish = async () => {
    for (const user of await finishTasks(db, clock())) await announceChange(db, user);
  };

  const work = () => {
    running ??= workAll()
      .catch((error) => log.warn({ err: error }, 'jobs cannot be worked off'))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  return {
    start: () => {
      timer = setInterval(work, POLL_MS).unref();
    },
    work,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function act(tx: Db, job: BulkTask, row: TaskRow, posting: MailsContext, at: Date): Promise<void> {
  const { application_id, seen_status } = row;
  const found = await lockApplication(tx, application_id);
  if (!found) throw Refusal.notFound('application');
  const { is_suspended, is_taken_down, may_hire, time_zone } = await ownerState(tx, job);
  if (is_suspended) throw new Refusal(409, coded('application.job_suspended'));
  // A colleague may have left the team, or lost the right, since the job was created.
  if (!may_hire) throw new Refusal(409, coded('application.job_not_hiring'));
  if (is_taken_down && job.kind === 'write') throw new Refusal(409, coded('vacancy.is_taken_down'));
  const by = { changed_by: job.user_id, at };
  if (job.kind === 'write')
    return writeToApplicant(tx, posting, application_id, { message: job.message!, ...by });
  if (found.status !== seen_status) throw await explainLaterMove(tx, found, { id: job.user_id, time_zone });
  const to = allowedStatuses(found.status, 'School').find((status) => status === job.status);
  if (!to) {
    const statuses = await shownTextsOf(tx, 'statuses');
    const step = { from: statuses.of(found.status).label, to: statuses.of(job.status!).label };
    throw new Refusal(409, coded('application.no_such_step', step));
  }
  await moveLocked(tx, posting, found, { status: to, note: job.note, message: job.message, ...by });
}
