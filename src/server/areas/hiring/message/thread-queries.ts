import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { folded, isLike } from '../../../engine/db/folded.ts';
import { equals } from '../../../engine/db/list-condition.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { candidates, searchedName } from '../../people/tables/candidate.ts';
import { hiddenFromSchools } from '../../schools/tables/candidate-reach.ts';
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
    .leftJoin(applications, isOfApplication(messageThreads))
    .innerJoin(candidates, eq(candidates.candidate_id, messageThreads.candidate_id))
    .innerJoin(vacancies, eq(vacancies.vacancy_id, messageThreads.vacancy_id))
    .innerJoin(schools, eq(schools.school_id, messageThreads.school_id));

/**
 * Whether the school of a conversation sees it: not about an invitation of a candidate who hides from the school. An
 * applicant who hides is shown as recorded.
 */
export const isSeenBySchool = or(
  isNotNull(messageThreads.application_id),
  sql`not exists (select from ${hiddenFromSchools} where ${and(
    eq(hiddenFromSchools.candidate_id, messageThreads.candidate_id),
    eq(hiddenFromSchools.school_id, messageThreads.school_id),
  )})`,
)!;

/** The condition that joins a conversation to its events. */
export const isOfThread = and(
  eq(applicationHistory.vacancy_id, messageThreads.vacancy_id),
  or(
    eq(applicationHistory.application_id, messageThreads.application_id),
    eq(applicationHistory.invitation_id, messageThreads.invitation_id),
  ),
);
const lastMessage = sql<string>`(select left(${applicationHistory.note}, ${sql.raw(String(SHOWN))})
  from ${applicationHistory} where ${and(
    eq(applicationHistory.vacancy_id, messageThreads.vacancy_id),
    eq(applicationHistory.id, messageThreads.last_message_id),
  )})`;
const says = (text: string) => sql`exists (select from ${applicationHistory} where ${isOfThread}
  and ${inArray(applicationHistory.kind, ['written', 'replied'])} and ${isLike(folded(applicationHistory.note), text)})`;

/** Conversations of one side, the latest first; nobody has more than a few thousand. */
export const threadList = list('listMessageThreads', {
  table: messageThreads,
  id: messageThreads.last_message_id,
  isCounted: true,
  joined: withParties,
  within: {
    school_id: (id: number) => and(eq(messageThreads.school_id, id), isSeenBySchool),
    candidate_id: equals(messageThreads.candidate_id),
  },
  always: () => isNotNull(messageThreads.last_message_id),
  search: (text) => () =>
    or(
      isLike(applications.name_key, text),
      and(isNull(applications.name_key), isLike(searchedName(candidates), text)),
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
    { by: messageThreads.last_message_id, kind: 'number', descending: true },
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
      ),
    ),
});
