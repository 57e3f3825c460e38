import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { retentionOf } from '../retention.ts';
import { emailLinks } from '../tables/email-change.ts';
import { newToken, tokenHash } from '../token.ts';
import { type Account, lockAccount } from '../user-queries.ts';

export type EmailLink = typeof emailLinks.$inferSelect;
type Kind = EmailLink['kind'];

const LIVES: Readonly<Record<Kind, number>> = {
  confirm: retentionOf('email_changes'),
  undo: retentionOf('email_undos'),
};

/**
 * Creates a link and returns its token, which is not stored. A confirmation link replaces an earlier one;
 * undo links are kept, so that the first owner can undo any number of changes by a thief.
 */
export async function openEmailLink(
  tx: Db,
  link: Pick<EmailLink, 'kind' | 'user_id' | 'user_name'> &
    Partial<Pick<EmailLink, 'session_hash' | 'by_admin'>>,
  now: Date,
): Promise<string> {
  if (link.kind === 'confirm') await endEmailLinks(tx, link.user_id, 'confirm');
  const token = newToken();
  const expires_at = new Date(now.getTime() + LIVES[link.kind]);
  await tx.insert(emailLinks).values({ ...link, token_hash: tokenHash(token), created_at: now, expires_at });
  return token;
}

/** Uses up a link, and locks its account; null when it is not valid now. */
export async function takeEmailLink(
  tx: Db,
  kind: Kind,
  token: string,
  now: Date,
): Promise<{ link: EmailLink; owner: Account } | null> {
  const isMeant = and(
    eq(emailLinks.token_hash, tokenHash(token)),
    eq(emailLinks.kind, kind),
    gt(emailLinks.expires_at, now),
  );
  const [found] = await tx.select({ user_id: emailLinks.user_id }).from(emailLinks).where(isMeant);
  // The account is locked before its links, as everywhere.
  const owner = found && (await lockAccount(tx, found.user_id));
  if (!owner) return null;
  const [link] = await tx.delete(emailLinks).where(isMeant).returning();
  return link ? { link, owner } : null;
}

/** The address awaiting confirmation. */
export async function pendingEmail(db: Db, userId: number, now: Date): Promise<string | null> {
  const [link] = await db
    .select({ user_name: emailLinks.user_name })
    .from(emailLinks)
    .where(
      and(eq(emailLinks.user_id, userId), eq(emailLinks.kind, 'confirm'), gt(emailLinks.expires_at, now)),
    );
  return link?.user_name ?? null;
}

export async function endEmailLinks(tx: Db, userId: number, kind?: Kind): Promise<void> {
  const ofKind = kind && eq(emailLinks.kind, kind);
  await tx.delete(emailLinks).where(and(eq(emailLinks.user_id, userId), ofKind));
}

export const sweepEmailLinks =
  (kind: Kind) =>
  async (db: Db, now: Date): Promise<void> => {
    await db.delete(emailLinks).where(and(eq(emailLinks.kind, kind), lte(emailLinks.expires_at, now)));
  };
