import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LanguageName } from '../../language/run/value/language.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Fast enough for pages that are re-rendered every few seconds. */
const QUALITY = 5;

export type PackedPage = {
  status: number;
  policy: string;
  language: LanguageName;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  tag: string;
};

export type PackOptions = { language?: LanguageName; same?: string; policy: string };

/** Compresses a page. `same`: the text its ETag is computed from, equal for pages with the same content. */
export async function packPage(
  status: number,
  html: string,
  { language = 'en', same = html, policy }: PackOptions,
): Promise<PackedPage> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    zip(plain, { level: QUALITY }),
  ]);
  const tag = `W/"${createHash('sha256').update(same).digest('base64url').slice(0, 22)}"`;
  return { status, policy, language, plain, br, gzip: gzipped, tag };
}

export function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
  cacheControl: string,
): FastifyReply {
  // What may not be stored is never compared either.
  if (!cacheControl.includes('no-store')) reply.header('etag', page.tag);
  reply
    .header('cache-control', cacheControl)
    .header('content-language', page.language)
    .header('vary', 'cookie, accept-language, accept-encoding')
    .header('content-security-policy', page.policy)
    .type('text/html; charset=utf-8');
  if (page.status === 200 && reply.hasHeader('etag') && request.headers['if-none-match'] === page.tag)
    return reply.code(304).send();
  reply.code(page.status);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const coding of ['br', 'gzip'] as const)
    if (new RegExp(`\\b${coding}\\b`).test(accepted))
      return reply.header('content-encoding', coding).send(page[coding]);
  return reply.send(page.plain);
}
