import { and, count, eq, getTableColumns, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { equals } from '../../../engine/db/list-condition.ts';
import type { Fields } from '../../../engine/db/record.ts';
import type { Answered } from '../../../engine/http/answered.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { adminIds } from '../../account/user-queries.ts';
import { notifications } from '../tables/notification.ts';

export type NotificationKind = Answered<'NotificationKind'>;
export type NotificationRow = typeof notifications.$inferSelect;

export type News = {
  kind: NotificationKind;
  /** The values for its texts: `{vacancy_title}`. */
  facts: Fields;
  at: Date;
  /** The vacancy it is about, with which it is deleted. */
  vacancy_id?: number;
  application_id?: number;
  school_id?: number;
  /** The user named in its texts, if nothing else of it is deleted with that user. */
  about_user_id?: number | null;
};

/** Notifies a user, in the transaction of the event. */
export const notify = (tx: Db, userId: number, news: News): Promise<void> => notifyAll(tx, [userId], news);

/** The same for several users. */
export async function notifyAll(tx: Db, userIds: readonly number[], { at, ...news }: News): Promise<void> {
  const rows = userIds.map((user_id) => ({ ...news, user_id, created_at: at }));
  if (rows.length > 0) await tx.insert(notifications).values(rows);
}

export async function notifyAdmins(tx: Db, news: News): Promise<void> {
  await notifyAll(tx, await adminIds(tx), news);
}

/** Newest first. */
export const notificationList = list('listNotifications', {
  table: notifications,
  id: notifications.id,
  within: { user_id: equals(notifications.user_id) },
  filters: {},
  keys: () => [
    { by: notifications.created_at, kind: 'moment', descending: true },
    { by: notifications.id, kind: 'number', descending: true },
  ],
  select: (db, place) =>
    db
      .select({ ...getTableColumns(notifications), place })
      .from(notifications)
      .$dynamic(),
});

export async function countUnread(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.user_id, userId), isNull(notifications.read_at)));
  return row!.unread;
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

/** Marks all notifications up to now as read. */
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
