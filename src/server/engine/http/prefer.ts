import type { FastifyReply, FastifyRequest } from 'fastify';

const STRICT = /(?:^|,)\s*handling\s*=\s*"?strict"?\s*(?:[;,]|$)/i;

/** Whether the caller wants to be refused rather than helped (RFC 7240): `Prefer: handling=strict`. */
export const prefersStrict = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  STRICT.test([headers.prefer].flat().join(', '));

/** The most names that a header tells. */
const MOST = 20;

/** Tells which parameters of the query were ignored, as a list of URL-encoded texts. */
export function tellUnknown(reply: FastifyReply, names: readonly string[]): void {
  if (names.length === 0) return;
  const told = names.slice(0, MOST).map((name) => `"${encodeURIComponent(name.toWellFormed())}"`);
  reply.header('unknown-parameters', told.join(', '));
}
