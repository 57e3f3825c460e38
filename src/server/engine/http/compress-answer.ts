import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyBy } from './vary.ts';

const zip = promisify(gzip);

/** For reference lists: clients cache them, but revalidate each time. */
export const REVALIDATE = 'no-cache';

/** A weak tag, because the compressed bytes differ. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Shorter answers fit into one packet anyway. */
const SMALLEST = 1400;

/**
 * Answers of the API may not be cached. Only long answers of reads are compressed: the compressed length of
 * an answer that echoes sent text beside a secret, as at sign-in, would show how much of the secret was
 * guessed.
 */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (
    reply.getHeader('cache-control') === REVALIDATE &&
    typeof payload === 'string' &&
    reply.statusCode === 200
  ) {
    const tag = etagOf(payload);
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) {
      reply.code(304).removeHeader('content-type');
      return '';
    }
  }
  if (request.method !== 'GET' || typeof payload !== 'string' || payload.length < SMALLEST) return payload;
  varyBy(reply, 'accept-encoding');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
  const packed = await zip(payload, { level: 5 });
  reply.header('content-encoding', 'gzip').header('content-length', packed.length);
  return packed;
}
