import type { Db } from './connect.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Puts mail into the outbox in the same transaction as what it announces; a worker sends it after the commit. */
export type Mailer = {
  post: (tx: Db, mail: Mail) => Promise<void>;
};
