import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { customTexts } from '../../reference/shown-text-queries.ts';
import { labelsWith, type NamedLabels, shownLabels } from '../../reference/shown-texts.ts';
import {
  countUnread,
  deleteNotification,
  markAllRead,
  markRead,
  type NotificationRow,
  notificationList,
} from './notification-queries.ts';
import {
  type NotificationKind,
  notificationTarget,
  notificationText,
  readsLabels,
} from './notification-text.ts';

export const notificationOperations = {
  async listNotifications({ query }, context) {
    const { db, user } = context;
    const [{ rows, meta }, unread, texts] = await inOneStatement(db, (one) => [
      notificationList.page(query, { ...context, db: one }, { user_id: user.id }),
      countUnread(one, user.id),
      customTexts(one),
    ]);
    const labels = usesLabels(rows) ? labelsWith(texts) : undefined;
    return {
      data: rows.map((row) => present(row, labels, user)),
      meta: { ...meta, unread },
    };
  },

  async streamNotifications(_call, { changes, user }) {
    return { events: (onEvent) => changes.of(user.id, onEvent) };
  },

  async readNotification(call, { db, user, clock }) {
    const found = call.record;
    const now = clock();
    await markRead(db, found.id, now);
    const labels = usesLabels([found]) ? await shownLabels(db) : undefined;
    const data = present({ ...found, read_at: found.read_at ?? now }, labels, user);
    return { data };
  },

  async readAllNotifications(_call, { db, user, clock }) {
    await markAllRead(db, user.id, clock());
    return { data: null };
  },

  async dismissNotification(call, { db }) {
    const { id } = call.record;
    await deleteNotification(db, id);
    return { data: null };
  },
} satisfies Partial<Handlers>;

const usesLabels = (rows: readonly NotificationRow[]) => rows.some(({ kind }) => readsLabels(kind));

function present(
  row: NotificationRow,
  labels: NamedLabels | undefined,
  reader: Pick<SessionUser, 'time_zone' | 'role_name'>,
): AnswerSchema<'Notification'> {
  const { id, facts, vacancy_id, application_id, school_id } = row;
  const kind = row.kind as NotificationKind;
  const { role_name } = reader;
  const target = notificationTarget(kind, facts, { application_id, vacancy_id, school_id, role_name });
  return {
    id,
    kind,
    ...notificationText(kind, facts, labels, reader),
    time: row.created_at,
    read_at: row.read_at,
    vacancy_id,
    application_id,
    school_id,
    vacancy_title: (facts.vacancy_title as string | undefined) ?? null,
    ...(target && { target }),
  };
}
