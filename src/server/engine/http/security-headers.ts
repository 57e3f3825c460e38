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
