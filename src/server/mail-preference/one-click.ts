import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/connect.ts';
import { sendFailure } from '../http/failure.ts';
import { screenAddress } from '../mail/screen-address.ts';
import { say } from '../words/say.ts';
import { stopMails } from './unsubscribe-operations.ts';

/**
 * The link at the end of a mail, as mail programs use it (RFC 8058): where a person sees a page, a program posts
 * `List-Unsubscribe=One-Click`, and that is all. What it sends is not read: the link says everything.
 */
export async function oneClick(app: FastifyInstance, db: Db): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.setErrorHandler(sendFailure);
    scope.post<{ Querystring: { token?: unknown } }>(screenAddress('', 'unsubscribe'), async ({ query }) => {
      await stopMails(db, typeof query.token === 'string' ? query.token : '');
      return { status: true, message: say('mail_preference.stopped') };
    });
  });
}
