import { and, count, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { components } from '../../../generated/api.d.ts';
import { adminIds } from '../account/user-queries.ts';
import type { Db } from '../db/connect.ts';
import { pageOf } from '../db/list-query.ts';
import type { Page } from '../db/page.ts';
import type { Fields } from '../db/record.ts';
import { notifications } from '../db/schema/notification.ts';

export type NotificationKind = components['schemas']['NotificationKind'];
export type NotificationRow = typeof notifications.$inferSelect;

export type News = {
  kind: NotificationKind;
  /** What its texts name: `{vacancy_title}`. */
  facts: Fields;
  at: Date;
  /** The vacancy that it is about; it is deleted with it. */
  vacancy_id?: number;
  application_id?: number;
  school_id?: number;
  /** Whom its texts name, if nothing else of it goes with that user. */
  about_user_id?: number | null;
};

/** Notifies a user, in the transaction in which it happens. */
export const notify = (tx: Db, userId: number, news: News): Promise<void> => notifyAll(tx, [userId], news);

/** The same for several. */
export async function notifyAll(tx: Db, userIds: readonly number[], { at, ...news }: News): Promise<void> {
  const rows = userIds.map((user_id) => ({ ...news, user_id, created_at: at }));
  if (rows.length > 0) await tx.insert(notifications).values(rows);
}

export async function notifyAdmins(tx: Db, news: News): Promise<void> {
  await notifyAll(tx, await adminIds(tx), news);
}

/** A user's own, the newest first. */
export async function notificationsOf(
  db: Db,
  userId: number,
  page: Page,
): Promise<{ rows: NotificationRow[]; total: number; unread: number }> {
  const mine = eq(notifications.user_id, userId);
  const rows = db
    .select()
    .from(notifications)
    .where(mine)
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .$dynamic();
  const unread = sql<number>`(count(*) filter (where ${isNull(notifications.read_at)}))::int`;
  return pageOf(rows, page, db.select({ total: count(), unread }).from(notifications).where(mine));
}

export async function findNotification(db: Db, id: number): Promise<NotificationRow | null> {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id));
  return row ?? null;
}

/** Marks one as read; only the first time counts. */
export async function markRead(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ read_at: now })
    .where(and(eq(notifications.id, id), isNull(notifications.read_at)));
}

/** Marks everything as read that has happened by now. */
export async function markAllRead(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ read_at: now })
    .where(
      and(
        eq(notifications.user_id, userId),
        isNull(notifications.read_at),
        lte(notifications.created_at, now),
      ),
    );
}

export async function deleteNotification(db: Db, id: number): Promise<void> {
  await db.delete(notifications).where(eq(notifications.id, id));
}
