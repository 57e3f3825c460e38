import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/connect.ts';
import {
  claimMails,
  deleteMailsAbout,
  duePriorities,
  insertMail,
  LEASE_SECONDS,
  type Mailer,
  mailsToInsert,
  markFailed,
  markSent,
  type WaitingMail,
} from './mail-outbox-queries.ts';
import { CONCURRENCY, PRIORITIES, type Priority } from './mail-priorities.ts';
import type { SendMail } from './mail-transport.ts';

/** For retries, and for mails of crashed processes; each process sends its own at once. */
const POLL_MS = 5_000;

/**
 * Whether a retry would fail the same way: the address is invalid, or the mail server refuses it permanently
 * (5xx). Failures on our side, such as a wrong password, are retried.
 */
function isRefused({ code, responseCode = 0, command }: SmtpError): boolean {
  return code === 'EENVELOPE' && (responseCode === 0 || (responseCode >= 500 && command === 'RCPT TO'));
}

/** nodemailer's error; `command` is the one that the mail server refused. */
type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

export type CallMails = Mailer & {
  /** Lets the worker send them, now that the call's transactions are committed or rolled back. */
  over: () => void;
};

export type MailWorker = Mailer & {
  start: () => void;
  forCall: () => CallMails;
  /** Wakes the worker for due mails. */
  wake: () => void;
  /** Sends all mails that are due now. */
  deliver: () => Promise<void>;
  /** Resolves when the current attempt has ended. */
  stop: () => Promise<void>;
};

export function mailWorker(
  db: Db,
  send: SendMail,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  discard: Mailer['discard'] = async () => {},
): MailWorker {
  let timer: NodeJS.Timeout | undefined;

  const trySending = async (waiting: WaitingMail) => {
    try {
      const place = await send(waiting.mail, waiting.id);
      if (!(await markSent(db, waiting.id))) await discard([waiting.id]);
      log.info({ mail: waiting.id, place }, 'mail sent');
    } catch (error) {
      const { code, responseCode, message } = error as SmtpError;
      const isFinal = isRefused(error as SmtpError);
      // The mail server's message repeats the address, which is in the outbox for Admins but must not be
      // logged. TLS
      // errors occur before any address is sent.
      const line = { mail: waiting.id, tries: waiting.tries, code, responseCode, isFinal };
      const why = code === 'ETLS' ? { why: message } : {};
      log.warn({ ...line, ...why }, 'mail could not be sent');
      await markFailed(db, waiting, message, isFinal);
    }
  };

  const deliverAll = async (priority: Priority) => {
    const atOnce = CONCURRENCY[priority];
    for (;;) {
      const mails = await claimMails(db, priority, atOnce, LEASE_SECONDS);
      await Promise.all(mails.map(trySending));
      if (mails.length < atOnce) return;
    }
  };

  /** Sends the due mails of a priority. One run at a time; a call during a run triggers one more. */
  const lane = (priority: Priority) => {
    let running: Promise<void> | undefined;
    let again = false;
    const run = (): Promise<void> => {
      again = true;
      running ??= (async () => {
        try {
          while (again) {
            again = false;
            await deliverAll(priority);
          }
        } catch (error) {
          log.warn({ err: error }, 'the mail outbox cannot be read');
        } finally {
          running = undefined;
        }
      })();
      return running;
    };
    return { run, ended: () => running };
  };
  const lanes = { code: lane('code'), normal: lane('normal'), bulk: lane('bulk') };

  const deliver = async (): Promise<void> => {
    await Promise.all(PRIORITIES.map((priority) => lanes[priority].run()));
  };
  const deliverDue = async (): Promise<void> => {
    try {
      for (const priority of await duePriorities(db)) void lanes[priority].run();
    } catch (error) {
      log.warn({ err: error }, 'the mail outbox cannot be read');
    }
  };
  const wake = () => void deliver();
  const mailer = { post: insertMail, toPost: mailsToInsert, hurry: wake, forget: deleteMailsAbout, discard };
  return {
    ...mailer,
    // Each call tracks its own: another call's mails may be uncommitted when this one ends, or long sent.
    forCall: () => {
      const posted = new Set<Priority>();
      return {
        ...mailer,
        post: async (tx, ...mails) => {
          await insertMail(tx, ...mails);
          for (const { priority = 'normal' } of mails) posted.add(priority);
        },
        toPost: (mails, condition) => {
          for (const { priority = 'normal' } of mails) posted.add(priority);
          return mailsToInsert(mails, condition);
        },
        hurry: () => {
          for (const priority of PRIORITIES) posted.add(priority);
        },
        over: () => {
          for (const priority of posted) void lanes[priority].run();
        },
      };
    },
    start: () => {
      timer = setInterval(deliverDue, POLL_MS);
      void deliver();
    },
    wake,
    deliver,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(PRIORITIES.map((priority) => lanes[priority].ended()));
    },
  };
}
