import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { namedByContent } from './named-by-content.ts';
import { PAGE_POLICY } from './security-headers.ts';

/** Stands in the built pages for the number of an answer. */
const NONCE = 'ANSWERS-NONCE';

const policyWith = (changes: Readonly<Record<string, string>>): string =>
  PAGE_POLICY.split('; ')
    .map((line) => {
      const [name = ''] = line.split(' ');
      return changes[name] === undefined ? line : `${name} ${changes[name]}`;
    })
    .join('; ');

/** The editor makes style sheets: those of its page alone, which carry the number of the answer. */
const pagePolicy = (nonce: string) =>
  `${policyWith({ 'style-src': `'self' 'nonce-${nonce}'` })}; frame-src 'self'`;

/** The frame runs the module of a drafted form, which its page hands over from memory, and is shown by that page alone. */
const FRAME_POLICY = policyWith({ 'script-src': "'self' blob:", 'frame-ancestors': "'self'" });

/**
 * The workshop's page and the frame in which it draws. Both hold nothing by themselves: what they show are answers that only
 * an Admin's session gets.
 */
export function workshopPages(
  app: FastifyInstance,
  { folder, former }: { folder: string; former: readonly string[] },
): void {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const [page, frame, grammar] = [read('index.html'), read('frame.html'), read('grammar.json')];
  const send = (reply: FastifyReply, html: string, policy: string): FastifyReply =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(html);
  const sendPage = (reply: FastifyReply): FastifyReply => {
    const nonce = randomBytes(16).toString('base64');
    return send(reply, page.replaceAll(NONCE, nonce), pagePolicy(nonce));
  };
  for (const path of ['/workshop', '/workshop/*'])
    app.get(path, { exposeHeadRoute: false }, (_request, reply) => sendPage(reply));
  app.get('/workshop/frame', (_request, reply) =>
    send(
      reply.header('x-frame-options', 'SAMEORIGIN'),
      frame.replaceAll(` nonce="${NONCE}"`, ''),
      FRAME_POLICY,
    ),
  );
  app.get('/workshop/grammar.json', (_request, reply) =>
    reply.header('content-type', 'application/json').header('cache-control', 'no-cache').send(grammar),
  );
  namedByContent(app, '/workshop/', [folder, ...former]);
}
