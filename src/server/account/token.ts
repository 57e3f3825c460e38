import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as text for a header or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token: enough to find it, nothing to use it with. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
