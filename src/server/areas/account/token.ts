import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, as text for a header or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token's hash, which the database stores: enough to find it, useless for signing in. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
