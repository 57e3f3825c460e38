import type { Handlers } from '../../../engine/http/handler.ts';
import { paging } from '../../../engine/http/paging.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { say } from '../../../engine/messages/say.ts';
import { expiringMails } from '../../account/account-mails.ts';
import { cvsWaiting } from '../../people/cv/read-cv.ts';
import {
  failedMailKeys,
  failedMails,
  isGivenUp,
  makeDue,
  waitingApplicantJobs,
  waitingMails,
} from './outbox-queries.ts';

export const outboxOperations = {
  async listQueues(_call, { db }) {
    const [mails, applicant_jobs] = await Promise.all([waitingMails(db), waitingApplicantJobs(db)]);
    const cvs = { waiting: cvsWaiting(), failed: 0, oldest: null };
    const data = Object.entries({ mails, applicant_jobs, cvs }).map(([queue, { oldest, ...counts }]) => ({
      queue: queue as 'mails' | 'applicant_jobs' | 'cvs',
      ...counts,
      oldest_at: oldest?.toISOString() ?? null,
    }));
    return { data };
  },

  async listFailedMails({ query }, { db }) {
    const { page, per_page, cursor, ...filter } = query;
    const { wanted, meta } = paging({ list: 'failed mails', ...filter }, failedMailKeys, {
      page,
      per_page,
      cursor,
    });
    const found = await failedMails(db, filter, wanted);
    return {
      data: found.rows.map((row) => ({
        id: row.id,
        recipient: row.recipient,
        subject: row.subject,
        reason: row.error!,
        tries: row.tries,
        state: isGivenUp(row) ? ('given_up' as const) : ('waiting' as const),
        created_at: row.created_at.toISOString(),
        due_at: isGivenUp(row) ? null : row.due_at.toISOString(),
      })),
      meta: meta(found),
    };
  },

  async retryMail({ path }, { db, mail }) {
    const found = await makeDue(db, path.id, expiringMails());
    if (found === 'missing') throw Refusal.notFound('mail');
    if (found === 'sent') throw new Refusal(409, say('operate.mail_sent_already'));
    if (found === 'held') throw new Refusal(409, say('operate.mail_being_sent'));
    if (found === 'expired') throw new Refusal(409, say('operate.mail_expired'));
    mail.hurry();
    return { data: null };
  },
} satisfies Partial<Handlers>;
