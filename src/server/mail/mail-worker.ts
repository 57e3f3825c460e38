import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/connect.ts';
import {
  claimMails,
  forgetMails,
  insertMail,
  LEASE_SECONDS,
  type Mailer,
  markFailed,
  markSent,
  type WaitingMail,
} from './mail-outbox-queries.ts';
import type { SendMail } from './mail-transport.ts';

const AT_ONCE = 10;
/** For retries, and for mails of processes that died; a process sends its own at once. */
const POLL_MS = 5_000;

/**
 * Whether another attempt would fail the same way: the address is invalid, or the mail server refuses it for good
 * (5xx). Failures that are about us, such as a wrong password, are tried again.
 */
function isRefused({ code, responseCode = 0, command }: SmtpError): boolean {
  return code === 'EENVELOPE' && (responseCode === 0 || (responseCode >= 500 && command === 'RCPT TO'));
}

/** What nodemailer says of a failure: `command` is the one that the mail server refused. */
type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

export type MailWorker = Mailer & {
  start: () => void;
  /** Sends what was posted since the last call; called when a request is done and its transaction committed. */
  wake: () => void;
  /** Sends all that is due now. */
  deliver: () => Promise<void>;
  /** Resolves when the try that is going on has ended. */
  stop: () => Promise<void>;
};

export function mailWorker(
  db: Db,
  send: SendMail,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  discard: Mailer['discard'] = async () => {},
): MailWorker {
  let wasPosted = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  const trySending = async (waiting: WaitingMail) => {
    try {
      const place = await send(waiting.mail, waiting.id);
      if (!(await markSent(db, waiting.id))) await discard([waiting.id]);
      log.info({ mail: waiting.id, place }, 'mail sent');
    } catch (error) {
      const { code, responseCode, message } = error as SmtpError;
      const isFinal = isRefused(error as SmtpError);
      // What the server says repeats the address; it stands in the outbox, for Admins.
      const line = { mail: waiting.id, tries: waiting.tries, code, responseCode, isFinal };
      log.warn(line, 'mail could not be sent');
      await markFailed(db, waiting, message, isFinal);
    }
  };

  const deliverAll = async () => {
    for (;;) {
      const mails = await claimMails(db, AT_ONCE, LEASE_SECONDS);
      await Promise.all(mails.map(trySending));
      if (mails.length < AT_ONCE) return;
    }
  };

  /** One run at a time; a call during a run makes it run once more. */
  const deliver = (): Promise<void> => {
    again = true;
    running ??= (async () => {
      try {
        while (again) {
          again = false;
          await deliverAll();
        }
      } catch (error) {
        log.warn({ err: error }, 'the mail outbox cannot be read');
      } finally {
        running = undefined;
      }
    })();
    return running;
  };

  return {
    post: async (tx, mail) => {
      await insertMail(tx, mail);
      wasPosted = true;
    },
    hurry: () => {
      wasPosted = true;
    },
    forget: forgetMails,
    discard,
    start: () => {
      timer = setInterval(deliver, POLL_MS);
      void deliver();
    },
    wake: () => {
      if (!wasPosted) return;
      wasPosted = false;
      void deliver();
    },
    deliver,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
