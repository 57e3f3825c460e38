import type { FastifyInstance } from 'fastify';
import { inLanguage, languageNow, preferredLanguage, writingIn } from '../messages/call-language.ts';
import { varyBy } from './vary.ts';

/**
 * Answers each call in the language that it prefers (`Accept-Language`), which a visitor may have chosen
 * (`Chosen-Language`); a session's own language replaces it once the session is known (`admission.ts`).
 */
export function speakAsAsked(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const asked = request.headers['accept-language'];
    const name = preferredLanguage(asked);
    inLanguage(name, done, request.headers['chosen-language'] === name, writingIn(asked));
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('content-language', languageNow());
    varyBy(reply, 'accept-language');
  });
}
