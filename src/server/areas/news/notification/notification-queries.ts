import { and, count, eq, getTableColumns, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { equals } from '../../../engine/db/list-condition.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { rowsToInsert, writeTogether } from '../../../engine/db/write-together.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { notifications } from '../tables/notification.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** What a notification is about, and is deleted with. */
export type About = {
  vacancy_id?: number;
  application_id?: number;
  school_id?: number;
  /** The user named in its texts, if nothing else it is about is deleted with that user. */
  about_user_id?: number | null;
  /** For webhooks only: the application, or the vacancy, is what a notification is deleted with. */
  interview_id?: number;
  invitation_id?: number;
};

export type NewNotification = About &
  Pick<typeof notifications.$inferInsert, 'kind' | 'facts' | 'created_at'>;

export async function insertNotifications(
  tx: Db,
  userIds: readonly number[],
  made: NewNotification,
): Promise<void> {
  await writeTogether(tx, notificationsToInsert(userIds, made));
}

/** The same as parts of a statement that have the condition. */
export function notificationsToInsert(
  userIds: readonly number[],
  made: NewNotification,
  condition?: SQL,
): SQL[] {
  const rows = userIds.map((user_id) => ({ ...made, user_id }));
  return rows.length > 0 ? [rowsToInsert(notifications, rows, condition)] : [];
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
  const [row] = await unread(db).execute({ user: userId });
  return row!.unread;
}

const unread = prepared((db) =>
  db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.user_id, sql.placeholder('user')), isNull(notifications.read_at)))
    .prepare('unread_notifications'),
);

export async function findNotification(db: Db, id: number): Promise<NotificationRow | null> {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id));
  return row ?? null;
}

/** Marks one as read, and keeps the time of the first reading. */
export async function markRead(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ read_at: now })
    .where(and(eq(notifications.id, id), isNull(notifications.read_at)));
}

/** Marks a user's notifications of some kinds about a person and a vacancy as read, where what they told is read there. */
export async function markReadAbout(
  db: Db,
  about: { user_id: number; vacancy_id: number; about_user_id: number; kinds: readonly string[] },
  now: Date,
): Promise<void> {
  await db
    .update(notifications)
    .set({ read_at: now })
    .where(
      and(
        eq(notifications.user_id, about.user_id),
        eq(notifications.vacancy_id, about.vacancy_id),
        eq(notifications.about_user_id, about.about_user_id),
        inArray(notifications.kind, [...about.kinds]),
        isNull(notifications.read_at),
      ),
    );
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
