import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const zip = promisify(gzip);

/** Bytes below which an answer fits into one packet anyway. */
const SMALLEST = 1400;

/**
 * Answers of the API are nobody's to keep, and long ones are compressed. Only what is read: an answer that repeats
 * what was sent beside a secret, as signing in does, would tell by its length how much of it was guessed.
 */
export async function packAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (request.method !== 'GET' || typeof payload !== 'string' || payload.length < SMALLEST) return payload;
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
  const packed = await zip(payload, { level: 5 });
  reply.header('content-encoding', 'gzip').header('content-length', packed.length);
  return packed;
}
