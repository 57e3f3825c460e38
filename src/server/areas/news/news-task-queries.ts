import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { notifications } from './tables/notification.ts';
import { select, type TaskFinders } from './task/task-queries.ts';

export const newsTasks = {
  'message-to-read': ({ user }) => ({
    facts: {
      n: sql`count(*)`,
      school_name: sql`(array_agg(${notifications.facts} ->> 'school_name' order by ${asc(notifications.id)}))[1]`,
    },
    due: sql`null::timestamptz`,
    rows: (fields) =>
      select(fields)
        .from(notifications)
        .where(
          and(
            eq(notifications.user_id, user.id),
            isNull(notifications.read_at),
            eq(notifications.kind, 'message_received'),
          ),
        )
        .having(sql`count(*) > 0`),
  }),
} satisfies Partial<TaskFinders>;
