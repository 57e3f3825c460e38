import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NOTES_AT_MOST } from '../../areas/hiring/application/assessment-operations.ts';
import { HIDDEN_AT_MOST } from '../../areas/hiring/candidate-search/visibility-operations.ts';
import { INTERVIEWS_AT_MOST } from '../../areas/hiring/interview/interview-state.ts';
import { INVITATIONS } from '../../areas/hiring/invitation/invitation-operations.ts';
import { CLOSED_AT_MOST } from '../../areas/hiring/own-vacancy/own-vacancy-operations.ts';
import { CANDIDATES_AT_MOST } from '../../areas/hiring/shortlist/shortlist-operations.ts';
import type { Answer } from '../checked-request.ts';
import { newPasskey } from '../passkey/new-passkey.ts';
import { passkeyCalls } from '../passkey/passkey-calls.ts';
import { SoftwareAuthenticator } from '../passkey/software-authenticator.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../scenario.ts';
import { withServer } from '../with-server.ts';

/** How many entries an account may have in each list: the last accepted one and the first refused. */
const { server, candidate, school, other } = await withServer({
  candidate: newCandidate,
  school: newSchool,
  other: newSchool,
});
const { db } = server;
const { vacancy_id } = await newVacancy(server, school);
const { application_id } = await newApplication(server, candidate, vacancy_id);

/** A table's columns, as an SQL list. */
async function columnsOf(table: string, ...but: string[]) {
  const { rows } = await db.execute<{ column_name: string }>(sql`
    select column_name from information_schema.columns
    where table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'`);
  const names = rows.map(({ column_name }) => column_name).filter((name) => !but.includes(name));
  return sql.raw(names.map((name) => `"${name}"`).join(', '));
}

/** Copies a profile, each copy with its own account, and returns the copies' ids. */
async function profilesLike(table: 'candidates' | 'schools', id: number, count: number): Promise<number[]> {
  const [ofUser, ofProfile] = [await columnsOf('users', 'user_name'), await columnsOf(table, 'user_id')];
  const key = sql.raw(table === 'candidates' ? 'candidate_id' : 'school_id');
  const { rows } = await db.execute<{ id: string }>(sql`
    with original as (select * from ${sql.raw(table)} where ${key} = ${id}),
    accounts as (
      insert into users (user_name, ${ofUser})
      select n || '@${sql.raw(table)}.example', ${ofUser} from users, generate_series(1, ${count}::int) n
      where id = (select user_id from original) returning id as user_id)
    insert into ${sql.raw(table)} (user_id, ${ofProfile})
    select accounts.user_id, ${ofProfile} from accounts, (select ${ofProfile} from original) profile
    returning ${key} as id`);
  return rows.map((row) => Number(row.id));
}

/** Copies the only vacancy and returns the copies' ids. */
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
  ({ token }: { token: string }, method = 'POST') =>
  (path: string, json?: object): Promise<Answer> =>
    server.request(method, `/api${path}`, { token, ...(json && { json }) });
const [bySchool, byCandidate] = [as(school), as(candidate)];
const byAdmin = as(await server.admin());
const inTwoWeeks = new Date(server.clock.now().getTime() + 14 * 86_400_000).toISOString();

const people = await profilesLike('candidates', candidate.id, CANDIDATES_AT_MOST + 1);
const rivals = await profilesLike('schools', school.id, HIDDEN_AT_MOST + 1);
const { body: listed } = await as(other)('/shortlist', { name: 'Physics 2027' });
const { begin, add: addPasskey } = passkeyCalls(server);

/** A call that uses the next of these records each time. */
const each = (ids: number[], call: (id: number) => Promise<Answer>) => {
  const left = [...ids];
  return { add: () => call(left.pop()!), left };
};
const listing = each(people, (id) =>
  as(other, 'PUT')(`/shortlist/${listed.data.shortlist_id}/candidate/${id}`, {}),
);
const hiding = each(rivals, (id) => as(candidate, 'PUT')(`/candidate/hidden-school/${id}`));
const beginning = each(others, (id) =>
  as(candidate, 'PUT')(`/vacancy/${id}/application-draft`, { step: 0, furthest: 0, steps: [{}] }),
);
const inviting = each(people.slice(0, 3), (candidate_id) =>
  bySchool('/job/invite', { vacancy_id, candidate_id }),
);

type Row = [
  limit: string,
  most: number,
  examples: {
    /** Adds an entry through the API; entries differ by name. */
    add: (name: string) => Promise<Answer>;
    /** Adds that many entries with one statement. */
    fill: (count: number) => Promise<unknown>;
    taken?: number;
    /** The status of the refusal, which differs for daily limits. */
    refused?: number;
  },
];

const ROWS: Row[] = [
  [
    'members of a team besides its owner',
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
    'message templates of a school',
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
    'vacancy drafts of a school',
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
    'drafts of applications of a candidate',
    50,
    {
      add: beginning.add,
      fill: (count) =>
        db.execute(sql`
        insert into application_drafts (candidate_id, vacancy_id, step, furthest, steps)
        select ${candidate.id}, id, 0, 0, '[{}]' from unnest(${sql.param(beginning.left.splice(0, count))}::bigint[]) id`),
      taken: 200,
    },
  ],
  [
    'shortlists of a school',
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
        insert into application_notes (application_id, vacancy_id, user_id, text, created_at, updated_at)
        select application_id, vacancy_id, ${school.user.id}, 'Note', now(), now()
        from applications, generate_series(1, ${count}::int) where application_id = ${application_id}`),
    },
  ],
  [
    'interviews of an application',
    INTERVIEWS_AT_MOST,
    {
      add: () =>
        bySchool(`/application/${application_id}/interviews`, {
          starts_at: inTwoWeeks,
          kind: 'in_person',
          minutes: 30,
          place: 'Room 12',
          despite_clash: true,
        }),
      fill: async (count) => {
        const columns = await columnsOf('interviews');
        await db.execute(sql`
          insert into interviews (${columns})
          select ${columns} from interviews, generate_series(1, ${count}::int)
          where application_id = ${application_id}`);
      },
    },
  ],
  [
    'candidates on a shortlist',
    CANDIDATES_AT_MOST,
    {
      add: listing.add,
      fill: (count) =>
        db.execute(sql`
        insert into shortlisted_candidates (shortlist_id, candidate_id, added_at)
        select ${listed.data.shortlist_id}, id, now()
        from unnest(${sql.param(listing.left.splice(0, count))}::bigint[]) id`),
      taken: 200,
    },
  ],
  [
    'schools a candidate is hidden from',
    HIDDEN_AT_MOST,
    {
      add: hiding.add,
      fill: (count) =>
        db.execute(sql`
        insert into hidden_from_schools (candidate_id, school_id)
        select ${candidate.id}, id from unnest(${sql.param(hiding.left.splice(0, count))}::bigint[]) id`),
      taken: 200,
    },
  ],
  [
    'rows of a profile',
    50,
    {
      add: () =>
        byAdmin('/admin/candidate-languages', {
          candidate_id: people[0],
          lang_id: 3,
          lang_proficiency_id: 1,
        }),
      fill: async (count) => {
        const columns = await columnsOf('candidate_languages', 'position');
        await db.execute(sql`
          insert into candidate_languages (position, ${columns})
          select 100 + n, ${columns} from candidate_languages, generate_series(1, ${count}::int) n
          where owner_id = ${people[0]}`);
      },
    },
  ],
  [
    'passkeys of an account',
    20,
    {
      add: async () => {
        const begun = await begin(candidate);
        if (begun.status !== 200) return begun;
        return addPasskey(candidate, new SoftwareAuthenticator().make(begun.body.data.options));
      },
      fill: async (count) => {
        for (let n = 0; n < count; n += 1) await newPasskey(server, candidate.user.id);
      },
    },
  ],
  [
    'saved searches of a school',
    50,
    {
      add: (name) => bySchool('/candidate-search', { name, filters: { search: 'physics' } }),
      fill: (count) =>
        db.execute(sql`
        insert into saved_searches (school_id, name, filters, created_at, visited_at)
        select ${school.id}, 'Search ' || n, '{}', now(), now() from generate_series(1, ${count}::int) n`),
    },
  ],
  [
    'closed vacancies of a school that copies one',
    CLOSED_AT_MOST,
    {
      add: () => bySchool(`/vacancy/${vacancy_id}/duplicate`),
      fill: async (count) =>
        db.execute(sql`
        update vacancies set closed_at = now()
        where vacancy_id = any(${sql.param(await vacancies(count))}::bigint[])`),
    },
  ],
  [
    'invitations by a school per day, with the limit scaled by a thousand',
    INVITATIONS.limit * 1000,
    {
      add: inviting.add,
      fill: (count) =>
        db.execute(sql`
        update rate_limits set count = count + ${count}::int where key = ${`invitations:school:${school.id}`}`),
      refused: 429,
    },
  ],
];

it.each(ROWS)('limits %s to %i', async (_, most, { add, fill, taken = 201, refused: status = 409 }) => {
  expect((await add('first')).status).toBe(taken);
  await fill(most - 2);
  expect((await add('largest')).status).toBe(taken);
  const refused = await add('beyond');
  expect(refused.status).toBe(status);
  expect(refused.body.message).toContain(String(most));
});

it('allows removing a saved vacancy from a full list', async () => {
  expect((await byCandidate(`/job/save-job/${vacancy_id}`)).body.data).toEqual({ saved: false });
  expect((await byCandidate(`/job/save-job/${beyondSaved}`)).body.data).toEqual({ saved: true });
});
