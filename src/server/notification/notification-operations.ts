import type { components } from '../../../generated/api.d.ts';
import type { Db } from '../db/connect.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { say } from '../words/say.ts';
import {
  deleteNotification,
  findNotification,
  markAllRead,
  markRead,
  type NotificationKind,
  type NotificationRow,
  notificationsOf,
} from './notification-queries.ts';
import { notificationText } from './notification-text.ts';

export const notificationOperations: Pick<
  Handlers,
  | 'listNotifications'
  | 'streamNotifications'
  | 'readNotification'
  | 'readAllNotifications'
  | 'dismissNotification'
> = {
  async listNotifications({ query }, { db, user }) {
    const paging = { page: query.page!, per_page: query.per_page! };
    const { rows, total, unread } = await notificationsOf(db, user.id, paging);
    return { message: say('notification.list'), data: rows.map(present), meta: { total, ...paging, unread } };
  },

  async streamNotifications(_call, { changes, user }) {
    return { events: (onEvent) => changes.of(user.id, onEvent) };
  },

  async readNotification(call, { db, clock }) {
    const found = await ownNotification(call, db);
    const now = clock();
    await markRead(db, found.id, now);
    const data = present({ ...found, read_at: found.read_at ?? now });
    return { message: say('notification.read'), data };
  },

  async readAllNotifications(_call, { db, user, clock }) {
    await markAllRead(db, user.id, clock());
    return { message: say('notification.all_read'), data: null };
  },

  async dismissNotification(call, { db }) {
    const { id } = await ownNotification(call, db);
    await deleteNotification(db, id);
    return { message: say('notification.dismissed'), data: null };
  },
};

async function ownNotification(
  call: Pick<Call<'readNotification'>, 'path' | 'allow'>,
  db: Db,
): Promise<NotificationRow> {
  const found = await findNotification(db, call.path.id);
  if (!found) throw Refusal.notFound('notification');
  await call.allow(found);
  return found;
}

function present(row: NotificationRow): components['schemas']['Notification'] {
  const { id, facts, vacancy_id, application_id, school_id } = row;
  const kind = row.kind as NotificationKind;
  return {
    id,
    kind,
    ...notificationText(kind, facts),
    time: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    vacancy_id,
    application_id,
    school_id,
    vacancy_title: (facts.vacancy_title as string | undefined) ?? null,
  };
}
