import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { users } from '../../engine/db/tables/accounts.ts';
import { select, type TaskFinders } from '../news/task/task-queries.ts';
import { candidates, candidatesAlike } from './tables/candidate.ts';

const full_name = sql`${candidates.first_name} || ' ' || ${candidates.last_name}`;

export const peopleTasks = {
  'profile-to-create': ({ user }) => ({
    facts: {},
    rows: (fields) =>
      select(fields)
        .from(users)
        .where(and(eq(users.id, user.id), user.candidate_id === null ? undefined : sql`false`)),
  }),
  'candidates-alike': () => ({
    facts: {
      n: sql`count(*)`,
      full_name: sql`min(${full_name})`,
      born_on: candidates.candidate_dob,
    },
    by: sql`-max(${candidates.candidate_id})`,
    rows: (fields) =>
      select(fields)
        .from(candidatesAlike)
        .innerJoin(candidates, eq(candidates.candidate_id, candidatesAlike.candidate_id))
        .where(isNotNull(candidates.candidate_dob))
        .groupBy(sql`lower(${full_name})`, candidates.candidate_dob)
        .having(sql`count(*) > 1`),
  }),
} satisfies Partial<TaskFinders>;
