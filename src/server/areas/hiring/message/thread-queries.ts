import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { folded, isLike } from '../../../engine/db/folded.ts';
import { equals } from '../../../engine/db/list-condition.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { shownName } from '../application/listed-application-queries.ts';
import { withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { applicationHistory, applications, isOfApplication } from '../tables/application.ts';
import { messageThreads } from '../tables/message-thread.ts';

/** The number of characters of the last message that lists show. */
const SHOWN = 200;

const withParties = <Query extends PgSelect>(query: Query) =>
  query
    .innerJoin(applications, isOfApplication(messageThreads))
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .innerJoin(schools, eq(schools.school_id, applications.school_id));

const isOfThread = and(
  eq(applicationHistory.vacancy_id, messageThreads.vacancy_id),
  eq(applicationHistory.application_id, messageThreads.application_id),
);
const lastMessage = sql<string>`(select left(${applicationHistory.note}, ${sql.raw(String(SHOWN))})
  from ${applicationHistory} where ${isOfThread} and ${eq(applicationHistory.id, messageThreads.last_message_id)})`;
const says = (text: string) => sql`exists (select from ${applicationHistory} where ${isOfThread}
  and ${inArray(applicationHistory.kind, ['written', 'replied'])} and ${isLike(folded(applicationHistory.note), text)})`;

/** Conversations of one side, the latest first; nobody has more than a few thousand. */
export const threadList = list('listMessageThreads', {
  table: messageThreads,
  id: messageThreads.application_id,
  isCounted: true,
  joined: withParties,
  within: {
    school_id: equals(messageThreads.school_id),
    candidate_id: equals(messageThreads.candidate_id),
  },
  always: () => isNotNull(messageThreads.last_message_id),
  search: (text) => () =>
    or(
      isLike(applications.name_key, text),
      isLike(vacancies.title_key, text),
      isLike(schools.name_key, text),
      says(text),
    ),
  filters: {
    is_unread: (isUnread, { user }) => {
      const { school_unread, candidate_unread } = messageThreads;
      const unread = user?.role_name === 'School' ? school_unread : candidate_unread;
      return isUnread ? gt(unread, 0) : eq(unread, 0);
    },
  },
  keys: () => [
    { by: messageThreads.last_message_at, kind: 'moment', descending: true },
    { by: messageThreads.application_id, kind: 'number', descending: true },
  ],
  select: (db, place) =>
    withSnapshots(
      withParties(
        db
          .select({
            thread: messageThreads,
            status: applications.status,
            vacancy_title: vacancies.vacancy_title,
            school_name: schools.school_name,
            candidate_name: shownName,
            last_message: lastMessage,
            place,
          })
          .from(messageThreads)
          .$dynamic(),
      ).innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id)),
    ),
});
