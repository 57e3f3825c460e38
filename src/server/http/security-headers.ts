import type { FastifyReply } from 'fastify';

/**
 * What a page of ours may do: load from its own server, nothing inline, nothing evaluated. Pictures and files that a
 * person has just chosen are shown from memory (blob:), small icons of the styles from data:.
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
/** What is no page shows and runs nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** On every answer; a page and a file set a policy of their own before. */
export function addSecurityHeaders(reply: FastifyReply, isSecure: boolean): void {
  reply.headers(HEADERS);
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA_POLICY);
  if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
