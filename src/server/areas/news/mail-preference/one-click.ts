import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../engine/db/connect.ts';
import { sendFailure } from '../../../engine/http/failure.ts';
import { screenAddress } from '../../../engine/mail/screen-address.ts';
import { say } from '../../../engine/messages/say.ts';
import { stopMails } from './unsubscribe-operations.ts';

/**
 * The unsubscribe link for mail programs (RFC 8058): people get a page there, programs post
 * `List-Unsubscribe=One-Click`. The body is not read: the link has everything.
 */
export async function oneClick(app: FastifyInstance, db: Db, clock: () => Date): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.setErrorHandler(sendFailure);
    scope.post<{ Querystring: { token?: unknown } }>(screenAddress('', 'unsubscribe'), async ({ query }) => {
      await stopMails(db, typeof query.token === 'string' ? query.token : '', clock());
      return { status: true, message: say('mail_preference.stopped') };
    });
  });
}
