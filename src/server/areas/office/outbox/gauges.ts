import type { Connection } from '../../../engine/db/connect.ts';
import { queuedPictures } from '../../../engine/files/content/re-encode-picture.ts';
import type { Gauges } from '../../../engine/http/watch/metrics.ts';
import { secretsWaiting } from '../../account/password-hash.ts';
import { queuedCvs } from '../../people/cv/read-cv.ts';
import { waitingBulkTasks, waitingMails } from './outbox-queries.ts';

/** Counts pending work in this process, and in the shared database. */
export const gaugesOf =
  ({ db, pool, visitors }: Pick<Connection, 'db' | 'pool'> & { visitors: Connection }): Gauges =>
  async () => {
    const [mails, jobs] = await Promise.all([waitingMails(db), waitingBulkTasks(db)]);
    return {
      database_connections: pool.totalCount + visitors.pool.totalCount,
      database_connections_idle: pool.idleCount + visitors.pool.idleCount,
      database_callers_waiting: pool.waitingCount + visitors.pool.waitingCount,
      mails_waiting: mails.waiting,
      mails_failed: mails.failed,
      applicant_jobs_waiting: jobs.waiting,
      secrets_waiting: secretsWaiting(),
      pictures_waiting: queuedPictures(),
      cvs_waiting: queuedCvs(),
      process_resident_memory_bytes: process.memoryUsage.rss(),
    };
  };
