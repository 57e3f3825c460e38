import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailKind, type MailKind } from './mail-kinds.ts';

/** The person and the kind of mails of a link. */
export type Unsubscription = { user_id: number; kind: MailKind };

const signature = (said: string, key: Buffer) =>
  createHmac('sha256', key).update(`unsubscribe ${said}`).digest('base64url');

/** A signed token for a person and a kind of mails: `17.invitations.dGhl…`. */
export function unsubscribeToken({ user_id, kind }: Unsubscription, key: Buffer): string {
  const said = `${user_id}.${kind}`;
  return `${said}.${signature(said, key)}`;
}

/** Parses a token; null if none of these keys signed it. */
export function readUnsubscribeToken(token: string, keys: readonly { key: Buffer }[]): Unsubscription | null {
  const [, said, id, kind, signed] = /^((\d{1,10})\.(\w{1,60}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!said || !signed || !kind || !isMailKind(kind)) return null;
  const isSigned = keys.some(({ key }) =>
    timingSafeEqual(Buffer.from(signed), Buffer.from(signature(said, key))),
  );
  return isSigned ? { user_id: Number(id), kind } : null;
}
