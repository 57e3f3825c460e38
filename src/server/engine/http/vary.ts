import type { FastifyReply } from 'fastify';

/** Adds a request header by which caches must tell answers apart. */
export function varyBy(reply: FastifyReply, header: string): void {
  const known = String(reply.getHeader('vary') ?? '');
  reply.header('vary', known ? `${known}, ${header}` : header);
}
