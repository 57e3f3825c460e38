import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * The content security policy of our pages: everything from this server, no inline code, no eval. Files just
 * chosen are displayed from memory (blob:), small icons of the style sheets from data:.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A policy of pages that also allows inline scripts, by their hashes. */
export function allowingScripts(policy: string, texts: readonly string[]): string {
  const hashes = texts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return policy.replace("script-src 'self'", (own) => own + hashes.join(''));
}

const IMPORT_MAP = /<script type="importmap">(.*?)<\/script>/s;

/** A policy for a built page, with the import map that the page may have. */
export function allowingImportMap(policy: string, page: string): string {
  const [, map] = IMPORT_MAP.exec(page) ?? [];
  return map === undefined ? policy : allowingScripts(policy, [map]);
}

/** A built page without its import map, which names files that the page need not load. */
export const withoutImportMap = (page: string) => page.replace(IMPORT_MAP, '');

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};
/** The policy of answers that are not pages (data, files): nothing loads, nothing runs. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What a page has said about who may frame it. */
const framed = (reply: FastifyReply) => ({ 'x-frame-options': reply.getHeader('x-frame-options') });

/** Sets the security headers of every answer, except what pages and files have set already of their policy and frames. */
export function addSecurityHeaders(reply: FastifyReply, isSecure: boolean): void {
  reply.headers(reply.hasHeader('x-frame-options') ? { ...HEADERS, ...framed(reply) } : HEADERS);
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA_POLICY);
  if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
