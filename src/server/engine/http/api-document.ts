import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { etagOf, REVALIDATE } from './compress-answer.ts';
import type { ApiDocument } from './document.ts';

/**
 * Serves the API document, serialised and compressed once: it is long and never changes while the process
 * runs. Its server is that of `origin`, so that a client made from a copy finds it.
 */
export function apiDocument(app: FastifyInstance, document: ApiDocument, origin: string): void {
  let made: { plain: string; packed: Buffer; tag: string } | undefined;
  const ready = () => {
    if (made) return made;
    const plain = JSON.stringify({ ...document, servers: [{ url: `${origin}/api` }] });
    made = { plain, packed: gzipSync(plain, { level: 9 }), tag: etagOf(plain) };
    return made;
  };
  app.get('/openapi.json', async (request, reply) => {
    const { plain, packed, tag } = ready();
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', REVALIDATE)
      .header('vary', 'accept-encoding')
      .header('etag', tag)
      .type('application/json; charset=utf-8');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(plain);
    return reply.header('content-encoding', 'gzip').send(packed);
  });
}
