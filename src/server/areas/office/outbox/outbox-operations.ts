import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import type { RowOf } from '../../../engine/records/list-queries.ts';
import { expiringMails } from '../../account/account-news.ts';
import { queuedCvs } from '../../people/cv/read-cv.ts';
import { failedMailList, hasFailed, retryMail, waitingBulkTasks, waitingMails } from './outbox-queries.ts';

const presentFailed = ({ error, created_at, due_at, ...mail }: RowOf<typeof failedMailList>) => ({
  ...mail,
  reason: error!,
  state: hasFailed(mail) ? ('given_up' as const) : ('waiting' as const),
  created_at,
  due_at: hasFailed(mail) ? null : due_at,
});

export const outboxOperations = {
  async listQueues(_call, { db }) {
    const [mails, applicant_jobs] = await Promise.all([waitingMails(db), waitingBulkTasks(db)]);
    const cvs = { waiting: queuedCvs(), failed: 0, oldest: null };
    const data = Object.entries({ mails, applicant_jobs, cvs }).map(([queue, { oldest, ...counts }]) => ({
      queue: queue as 'mails' | 'applicant_jobs' | 'cvs',
      ...counts,
      oldest_at: oldest,
    }));
    return { data };
  },

  listFailedMails: failedMailList.handler(presentFailed),

  async retryMail({ path }, { db, mail }) {
    const found = await retryMail(db, path.id, expiringMails());
    if (found === 'missing') throw Refusal.notFound('mail');
    if (found === 'sent') throw new Refusal(409, coded('operate.mail_sent_already'));
    if (found === 'held') throw new Refusal(409, coded('operate.mail_being_sent'));
    if (found === 'expired') throw new Refusal(409, coded('operate.mail_expired'));
    mail.hurry();
    return { data: null };
  },
} satisfies Partial<Handlers>;
