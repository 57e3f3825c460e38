import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { Upload } from '../../files/upload.ts';
import { Refusal } from '../../messages/refusal.ts';
import { coded } from '../../messages/say.ts';
import { isOutcomeUnknown } from '../failure.ts';
import { claimKey, keepAnswer, releaseKey } from './idempotency-queries.ts';
import { digest, seal, unseal } from './sealed-answer.ts';

const LONGEST = 255;

/** A call that is carried out at most once, however often it is sent with the same key. */
export type OnceCall = {
  userId: number;
  key: string;
  operation: string;
  path: unknown;
  query: unknown;
  /** What its body says, read when nothing else refuses the call. */
  sent: () => Promise<unknown>;
  now: Date;
  warn: (error: unknown) => void;
};

export type Outcome = { answer: object; isReplayed: boolean };

/**
 * Returns the key of a request, with or without the quotation marks of a structured field; null if it has none.
 *
 * @throws Refusal 400 if it is empty, or too long
 */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const written = headers['idempotency-key'];
  if (written === undefined) return null;
  const text = [written].flat().join(', ').trim();
  const key = /^"(.*)"$/.exec(text)?.[1] ?? text;
  if (key === '' || key.length > LONGEST)
    throw new Refusal(400, coded('request.key_invalid', { max: LONGEST }));
  return key;
}

/**
 * Carries out a call unless its key has been used: then the same answer is returned. A refused call leaves its key unused,
 * so that it can be corrected; one of which nobody knows whether it was carried out keeps it.
 *
 * @throws Refusal 422 if the key was used for something else, 409 if that has not been answered
 */
export async function oncePerKey(db: Db, call: OnceCall, work: () => Promise<object>): Promise<Outcome> {
  const { userId, key, operation, path, query } = call;
  const place = { user_id: userId, key_hash: digest(key) };
  const sent = await withFileHashes(await call.sent());
  const callHash = digest(JSON.stringify([operation, path, query, sent]));
  const earlier = await claimKey(db, place, callHash, call.now);
  if (earlier) {
    if (!earlier.call_hash.equals(callHash)) throw new Refusal(422, coded('request.key_reused'));
    if (!earlier.answer)
      throw new Refusal(409, coded('request.key_in_progress'), undefined, { 'retry-after': '1' });
    return { answer: JSON.parse(unseal(earlier.answer, userId, key)) as object, isReplayed: true };
  }
  let answer: object;
  try {
    answer = await work();
  } catch (error) {
    if (!isOutcomeUnknown(error)) await releaseKey(db, place).catch(call.warn);
    throw error;
  }
  // The call has been carried out, whatever becomes of its copy.
  await keepAnswer(db, place, seal(JSON.stringify(answer), userId, key)).catch(call.warn);
  return { answer, isReplayed: false };
}

/** Replaces files by what identifies their content. */
async function withFileHashes(value: unknown): Promise<unknown> {
  if (value instanceof Upload) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(value.path), hash);
    return { name: value.name, content: hash.digest('hex') };
  }
  if (Array.isArray(value)) return Promise.all(value.map(withFileHashes));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(
    async ([name, one]) => [name, await withFileHashes(one)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
