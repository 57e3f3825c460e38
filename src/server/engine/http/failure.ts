import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type CodedErrors, textsOf } from '../../../language/run/form/form-module.ts';
import { ruleMessage } from '../../../language/run/form/validate.ts';
import { MissingChoice } from '../db/missing-choice.ts';
import { StoreUnavailable } from '../files/backend/store-backend.ts';
import { Refusal } from '../messages/refusal.ts';
import { coded } from '../messages/say.ts';

/** Retry-After in seconds while the database is unavailable. */
const RETRY_SECONDS = '2';

/** PostgreSQL's code for a statement timeout. */
const TOO_LONG = '57014';
/**
 * PostgreSQL's classes of temporary errors: connection lost, shutting down, too many connections, deadlock.
 * Not 08P01, a protocol violation, which is our error.
 */
const NOT_NOW = /^(08(?!P01)|53|57P0|40001|40P01|55P03)/;
/** Node's codes for an unreachable server. */
const NOT_THERE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** Codes for a full disk or quota: somebody must free space, retrying in seconds does not help. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', '53100']);
const ROOM_SECONDS = '60';
/** Errors for which pg has a message but no code. */
const LOST =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/i;

/**
 * Answers every error in the same envelope; unexpected errors are logged in full, and their cause is not
 * disclosed.
 */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.status === 500) request.log.error({ err: error }, 'unexpected failure');
  else if (refusal.status === 503) request.log.warn({ err: error }, 'not available');
  reply.code(refusal.status).headers(refusal.headers ?? {});
  return reply.type('application/json; charset=utf-8').send({
    status: false,
    message: refusal.says.text,
    code: refusal.says.code,
    ...(refusal.errors ? { errors: textsOf(refusal.errors), error_codes: codesOf(refusal.errors) } : {}),
    ...(refusal.links.length > 0 ? { links: refusal.links } : {}),
    request_id: request.id,
  });
}

const codesOf = (errors: CodedErrors): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([path, all]) => [path, all.map(({ code }) => code)]));

export function refusalOf(error: unknown): Refusal {
  for (const cause of causes(error)) {
    if (cause instanceof Refusal) return cause;
    if (cause instanceof MissingChoice) return Refusal.ofFields({ [cause.field]: [ruleMessage('x-lookup')] });
    if (cause instanceof StoreUnavailable)
      return new Refusal(503, coded('request.unavailable'), undefined, { 'retry-after': RETRY_SECONDS });
    const known = databaseRefusal(cause) ?? httpRefusal(cause);
    if (known) return known;
  }
  return new Refusal(500, coded('request.failed'));
}

/** Drizzle wraps the driver's errors. */
export function* causes(error: unknown): Generator<Error & { code?: string; statusCode?: number }> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}

/** Whether the database was lost during a call: its writes may have been stored without confirmation. */
export function isOutcomeUnknown(error: unknown): boolean {
  for (const { code = '', message } of causes(error))
    if (/^(08(?!P01)|57P0)/.test(code) || NOT_THERE.has(code) || LOST.test(message)) return true;
  return false;
}

function databaseRefusal(error: Error & { code?: string; errors?: unknown[] }): Refusal | null {
  const code = error.code ?? '';
  if (NO_ROOM.has(code))
    return new Refusal(503, coded('request.unavailable'), undefined, { 'retry-after': ROOM_SECONDS });
  if (code === TOO_LONG) return Refusal.busy(Number(RETRY_SECONDS));
  if (NOT_NOW.test(code) || NOT_THERE.has(code) || LOST.test(error.message)) {
    return new Refusal(503, coded('request.unavailable'), undefined, { 'retry-after': RETRY_SECONDS });
  }
  if (code === '23505') return new Refusal(409, coded('request.exists'));
  if (code === '23503') return new Refusal(409, coded('request.referred_to'));
  // Numbers, dates (the year 0) and texts that a column cannot store although the form accepts them.
  if (code.startsWith('22')) return new Refusal(422, coded('request.out_of_range'));
  return null;
}

/** Errors of Fastify itself: malformed URLs and headers. */
function httpRefusal(error: Partial<FastifyError>): Refusal | null {
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return null;
  if (status === 413) return new Refusal(413, coded('request.too_large'));
  if (status === 415) return new Refusal(415, coded('request.media_type'));
  // An overlong path parameter is treated like other invalid parameters.
  return new Refusal(status === 414 ? 400 : status, coded('request.invalid'));
}
