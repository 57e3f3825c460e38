import { randomInt } from 'node:crypto';
import type { Db } from '../db/connect.ts';
import { CODE_MINUTES, saveCode } from '../db/email-codes.ts';
import { reset } from '../db/rate-limits.ts';
import { codeMail } from '../domain/account-mails.ts';
import type { Context } from '../http/handler.ts';
import { codeTriesKey } from './attempts.ts';
import { hashSecret } from './passwords.ts';

export type PreparedCode = { code: string; hash: string };

/** Made before the transaction, because hashing takes its time. */
export async function prepareCode(): Promise<PreparedCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, hash: await hashSecret(code) };
}

/** Makes the code the account's only one, with all its tries, and mails it. */
export async function mailCode(
  tx: Db,
  { mail, clock }: Pick<Context, 'mail' | 'clock'>,
  user: { id: number; user_name: string; full_name: string },
  { code, hash }: PreparedCode,
): Promise<void> {
  await saveCode(tx, user.id, hash, clock());
  await reset(tx, codeTriesKey(user.user_name));
  await mail.post(tx, { to: user.user_name, ...codeMail(user.full_name, code, CODE_MINUTES) });
}
