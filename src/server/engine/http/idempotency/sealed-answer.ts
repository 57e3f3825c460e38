import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** The secret that a caller's key gives, which only somebody who sends the key can compute. */
const secretOf = (userId: number, key: string) =>
  Buffer.from(hkdfSync('sha256', key, `user ${userId}`, 'answer', 32));

export const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export function seal(answer: string, userId: number, key: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, secretOf(userId, key), nonce);
  const sealed = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export function unseal(sealed: Buffer, userId: number, key: string): string {
  const decipher = createDecipheriv(CIPHER, secretOf(userId, key), sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
