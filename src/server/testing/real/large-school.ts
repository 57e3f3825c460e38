import { sql } from 'drizzle-orm';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '../../areas/hiring/application/application-states.ts';
import { copyRows, inTurn } from '../copy-rows.ts';
import { newApplication, newCandidate, newSchool, newVacancy, type Profile } from '../scenario.ts';
import type { TestServer } from '../test-server.ts';
import { PEOPLE } from './people.ts';

export type LargeSchool = Profile & {
  /** Its vacancies in posting order. */
  vacancyIds: number[];
  /** How many people applied to the vacancy with this index, with the given status or in total. */
  applicants: (vacancy: number, status?: ApplicationStatus) => number;
};

export type Size = { vacancies?: number; closed?: number; applicants?: number };

/**
 * Creates a school with 60 vacancies, the last ten of them closed, and 5,000 applicants with real names. Each
 * applied once, round-robin over the vacancies, and each round has a different status.
 */
export async function largeSchool(
  server: TestServer,
  { vacancies = 60, closed = 10, applicants = 5_000 }: Size = {},
): Promise<LargeSchool> {
  const school = await newSchool(server);
  const vacancyIds: number[] = [];
  const { vacancy_id: first } = await newVacancy(server, school);
  const person = await newCandidate(server, { first_name: 'First', last_name: 'Applicant' });
  const { application_id } = await newApplication(server, person, first);
  await copyRows(server, {
    table: 'vacancies',
    source: ['vacancy_id', first],
    count: vacancies - 1,
    differing: {
      vacancy_title: `'Teacher ' || g.n`,
      closed_at: `case when g.n >= ${vacancies - closed} then source.created_at end`,
    },
  });
  const { rows } = await server.db.execute<{ vacancy_id: number }>(
    `select vacancy_id from vacancies where school_id = ${school.id} order by vacancy_id`,
  );
  vacancyIds.push(...rows.map(({ vacancy_id }) => Number(vacancy_id)));
  const count = applicants - 1;
  const email = `'applicant-' || g.n || '-of-${school.id}@example.com'`;
  const names = PEOPLE.map(({ first_name, last_name }) => ({ first_name, last_name }));
  const first_name = inTurn(
    names.map((name) => name.first_name),
    'g.n',
  );
  const last_name = inTurn(
    names.map((name) => name.last_name),
    'g.n',
  );
  await copyRows(server, {
    table: 'users',
    source: ['id', person.user.id],
    count,
    differing: { user_name: email, full_name: `${first_name} || ' ' || ${last_name}` },
  });
  // A join rather than a lookup per row: the name has no index, and long statements are cancelled.
  const user = `join users made on made.user_name = ${email}`;
  await copyRows(server, {
    table: 'candidates',
    source: ['candidate_id', person.id],
    count,
    differing: { user_id: 'made.id', first_name, last_name },
    joined: user,
  });
  await copyRows(server, {
    table: 'applications',
    source: ['application_id', application_id],
    count,
    differing: {
      vacancy_id: `(array[${vacancyIds.join(', ')}])[1 + g.n % ${vacancies}]`,
      candidate_id: 'theirs.candidate_id',
      applicant_name: `lower(theirs.first_name || ' ' || theirs.last_name)`,
      name_key: `folded(theirs.first_name || ' ' || theirs.last_name)`,
      status: inTurn(APPLICATION_STATUSES, `g.n / ${vacancies}`),
      match_score: 'g.n % 101',
    },
    joined: `${user} join candidates theirs on theirs.user_id = made.id`,
  });
  await server.db.execute(sql`
    insert into application_snapshots (application_id, vacancy_id, profile, advert, form_version, taken_at)
    select made.application_id, made.vacancy_id,
      snapshot.profile || jsonb_build_object('row', snapshot.profile -> 'row'
        || jsonb_build_object('first_name', candidates.first_name, 'last_name', candidates.last_name)),
      snapshot.advert, snapshot.form_version, snapshot.taken_at
    from application_snapshots snapshot, applications made join candidates using (candidate_id)
    where snapshot.application_id = ${application_id} and made.application_id <> ${application_id}
      and made.vacancy_id = any(${sql.param(vacancyIds)}::bigint[])`);
  const states = Array.from({ length: applicants }, (_, n) => ({
    vacancy: n % vacancies,
    status: APPLICATION_STATUSES[Math.floor(n / vacancies) % APPLICATION_STATUSES.length],
  }));
  return {
    ...school,
    vacancyIds,
    applicants: (vacancy, status) =>
      states.filter((one) => one.vacancy === vacancy && (!status || one.status === status)).length,
  };
}
