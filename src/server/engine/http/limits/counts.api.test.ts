import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NOTES_AT_MOST } from '../../../areas/hiring/application/assessment-operations.ts';
import { INTERVIEWS_AT_MOST } from '../../../areas/hiring/interview/interview-state.ts';
import type { Answer } from '../../../testing/checked-request.ts';
import { market } from '../../../testing/market.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';

/** Lists that an account may fill, with the last entry that is taken and the first that is refused. */
const { server, candidate, school } = await market({ candidate: newCandidate, school: newSchool });
const { db } = server;
const { vacancy_id } = await newVacancy(server, school);
const { application_id } = await newApplication(server, candidate, vacancy_id);

/** Copies the only vacancy, and returns the ids of the copies. */
async function vacancies(count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into vacancies (school_id, vacancy_title, position_type, country_id, city, application_deadline, candr_id,
      ced_level, subject_id, curriculum_id, expl_id, minimum_experience)
    select school_id, vacancy_title, position_type, country_id, city, '2036-05-05', candr_id,
      ced_level, subject_id, curriculum_id, expl_id, minimum_experience
    from vacancies cross join generate_series(1, ${count}::int) where vacancy_id = ${vacancy_id}
    returning vacancy_id as id`);
  return rows.map(({ id }) => Number(id));
}
const [saved, beyondSaved, ...others] = await vacancies(501);

const as =
  ({ token }: { token: string }) =>
  (path: string, json?: object): Promise<Answer> =>
    server.request('POST', `/api${path}`, { token, ...(json && { json }) });
const [bySchool, byCandidate] = [as(school), as(candidate)];
const inTwoWeeks = new Date(server.clock.now().getTime() + 14 * 86_400_000).toISOString();

type Row = [
  limit: string,
  most: number,
  examples: {
    /** Adds an entry as people do; the name tells entries apart. */
    add: (name: string) => Promise<Answer>;
    /** Adds so many entries at once. */
    fill: (count: number) => Promise<unknown>;
    taken?: number;
  },
];

const ROWS: Row[] = [
  [
    'people of a team, beside its owner',
    50,
    {
      add: () => bySchool('/team', { email: server.newEmail(), team_role: 'reviewer' }),
      fill: (count) =>
        db.execute(sql`
        insert into team_members (school_id, email, team_role, invited_at, expires_at)
        select ${school.id}, 'colleague' || n || '@example.org', 'reviewer', now(), now() + interval '7 days'
        from generate_series(1, ${count}::int) n`),
    },
  ],
  [
    'templates for letters',
    100,
    {
      add: (name) => bySchool('/message-template', { name, text: 'Dear {name}' }),
      fill: (count) =>
        db.execute(sql`
        insert into message_templates (school_id, name, text, created_at, updated_at)
        select ${school.id}, 'Letter ' || n, 'Dear {name}', now(), now() from generate_series(1, ${count}::int) n`),
    },
  ],
  [
    'drafts of vacancies',
    50,
    {
      add: () => bySchool('/vacancy-draft', { step: 0, furthest: 0, steps: [{}] }),
      fill: (count) =>
        db.execute(sql`
        insert into vacancy_drafts (school_id, step, furthest, steps, created_at, updated_at)
        select ${school.id}, 0, 0, '[{}]', now(), now() from generate_series(1, ${count}::int)`),
    },
  ],
  [
    'lists of candidates',
    100,
    {
      add: (name) => bySchool('/shortlist', { name }),
      fill: (count) =>
        db.execute(sql`
        insert into shortlists (school_id, name, created_at)
        select ${school.id}, 'List ' || n, now() from generate_series(1, ${count}::int) n`),
    },
  ],
  [
    'saved searches of a candidate',
    50,
    {
      add: (name) => byCandidate('/saved-search', { name, filters: { search: 'physics' } }),
      fill: (count) =>
        db.execute(sql`
        insert into saved_searches (candidate_id, name, filters, created_at, visited_at)
        select ${candidate.id}, 'Search ' || n, '{}', now(), now() from generate_series(1, ${count}::int) n`),
    },
  ],
  [
    'saved vacancies of a candidate',
    500,
    {
      add: (name) =>
        byCandidate(
          `/job/save-job/${{ first: vacancy_id, largest: saved, beyond: beyondSaved }[name as 'first']}`,
        ),
      fill: (count) =>
        db.execute(sql`
        insert into saved_vacancies (candidate_id, vacancy_id, saved_at)
        select ${candidate.id}, id, now() from unnest(${sql.param(others.slice(0, count))}::bigint[]) id`),
      taken: 200,
    },
  ],
  [
    'notes about an application',
    NOTES_AT_MOST,
    {
      add: (text) => bySchool(`/application/${application_id}/notes`, { text }),
      fill: (count) =>
        db.execute(sql`
        insert into application_notes (application_id, user_id, text, created_at, updated_at)
        select ${application_id}, ${school.user.id}, 'Note', now(), now() from generate_series(1, ${count}::int)`),
    },
  ],
  [
    'interviews of an application',
    INTERVIEWS_AT_MOST,
    {
      add: () =>
        bySchool(`/application/${application_id}/interviews`, {
          starts_at: inTwoWeeks,
          minutes: 30,
          place: 'Room 12',
          despite_clash: true,
        }),
      fill: async (count) => {
        const { rows } = await db.execute<{ column_name: string }>(sql`
          select column_name from information_schema.columns
          where table_name = 'interviews' and column_name <> 'interview_id'`);
        const columns = sql.raw(rows.map(({ column_name }) => `"${column_name}"`).join(', '));
        await db.execute(sql`
          insert into interviews (${columns})
          select ${columns} from interviews, generate_series(1, ${count}::int)
          where application_id = ${application_id}`);
      },
    },
  ],
];

it.each(ROWS)('%s: %i', async (_, most, { add, fill, taken = 201 }) => {
  expect((await add('first')).status).toBe(taken);
  await fill(most - 2);
  expect((await add('largest')).status).toBe(taken);
  const refused = await add('beyond');
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain(String(most));
});

it('a saved vacancy can be removed from a full list', async () => {
  expect((await byCandidate(`/job/save-job/${vacancy_id}`)).body.data).toEqual({ saved: false });
  expect((await byCandidate(`/job/save-job/${beyondSaved}`)).body.data).toEqual({ saved: true });
});
