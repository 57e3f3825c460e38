import { createHash, createHmac } from 'node:crypto';
import type { seals } from '../tables/seal.ts';

export type Seal = typeof seals.$inferSelect;

/** A key outside the database, with the name by which seals tell which key made them. */
export type SealKey = { id: string; secret: string };

export const sealKey = (secret: string): SealKey => ({ id: digestOf(`key ${secret}`).slice(0, 16), secret });

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The HMAC that links a seal to the one before, whose HMAC is `before`; empty for the first of a school. */
export function macOf(key: SealKey, seal: Omit<Seal, 'mac' | 'key_id'>, before: string): string {
  const { seal_id, vacancy_id, school_id, application_id, kind, subject_id, digest, files, is_erased } = seal;
  const sealed = [
    before,
    seal.position,
    ...[seal_id, vacancy_id, school_id, application_id, kind, subject_id, digest, is_erased],
    seal.at.getTime(),
    // Seals from before files were sealed keep their HMAC.
    ...(files ? [files] : []),
  ];
  return createHmac('sha256', key.secret).update(JSON.stringify(sealed)).digest('hex');
}
