import { and, gte, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { MAX_ATTEMPTS, mailOutbox } from '../../engine/db/tables/mail-outbox.ts';
import { select, type TaskFinders } from '../news/task/task-queries.ts';
import { reports } from './tables/report.ts';

export const officeTasks = {
  'report-to-settle': () => ({
    facts: { n: sql`count(*)`, since: min(reports.created_at) },
    rows: (fields) =>
      select(fields).from(reports).where(isNull(reports.settled_at)).having(sql`count(*) > 0`),
  }),
  'mail-to-resend': () => ({
    facts: { n: sql`count(*)`, since: min(mailOutbox.created_at) },
    rows: (fields) =>
      select(fields)
        .from(mailOutbox)
        .where(
          and(isNull(mailOutbox.sent_at), isNotNull(mailOutbox.error), gte(mailOutbox.tries, MAX_ATTEMPTS)),
        )
        .having(sql`count(*) > 0`),
  }),
} satisfies Partial<TaskFinders>;
