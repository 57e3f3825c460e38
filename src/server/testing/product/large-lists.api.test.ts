import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { HOUR } from '../../../language/run/value/durations.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../scenario.ts';
import { withServer } from '../with-server.ts';

const MANY = 11_000;
const PER_PAGE = 100;

const {
  server,
  school,
  candidate: first,
} = await withServer({ school: newSchool, candidate: (to) => newCandidate(to, { first_name: 'Zuhra' }) });
const admin = await server.admin();

type Meta = { total: number; total_is_capped: boolean; next_cursor: string | null };

async function list(path: string): Promise<{ data: Record<string, unknown>[]; meta: Meta }> {
  const { status, body } = await server.request('GET', `/api${path}`, { token: admin.token });
  expect([path, status]).toEqual([path, 200]);
  return body;
}

/** Lists that search candidates' designations. */
const OF_TEACHERS = /candidate/;

const IDS = [
  'id',
  'application_id',
  'candidate_id',
  'report_id',
  'invitation_id',
  'admin_action_id',
  'security_event_id',
  'school_id',
  'vacancy_id',
];

/** Every tenth is named Common, three are named Rare. */
beforeAll(async () => {
  const { vacancy_id } = await newVacancy(server, school, { vacancy_title: 'Oboe' });
  await newApplication(server, first, vacancy_id);
  const { vacancy_id: other } = await newVacancy(server, school, { vacancy_title: 'Physics' });
  await server.db.execute(sql`
    with account as (
      insert into users (user_name, full_name, role_id, password_hash, created_at)
      select 'many-' || n || '@example.com',
        case when n % 10 = 0 then 'Common' when n % 4000 = 1 then 'Rare' else 'Other' end || ' ' || n, 2, '-', now() - interval '1 minute' * (n / 3)
      from generate_series(1, ${MANY}::int) n returning id, full_name, user_name, created_at
    ), person as (
      insert into candidates (user_id, first_name, last_name, designation, email1, phone1, country_id, highest_qualification, created_at, expected_salary)
      select id, split_part(full_name, ' ', 1), split_part(full_name, ' ', 2), 'Teacher', user_name, '501234567', 1, 'Master', created_at,
        case when id % 3 = 0 then null else id % 50 end
      from account returning candidate_id, user_id, first_name, last_name, email1, phone1, created_at
    ), skill as (
      insert into candidate_skills (owner_id, item_id, position) select candidate_id, 1, 0 from person
    ), document as (
      insert into files (owner_id, visibility, storage_name, original_name, media_type, bytes)
      select user_id, 'private', 'many-' || candidate_id, 'cv.pdf', 'application/pdf', 9 from person
      returning id, owner_id
    ), uploaded as (
      insert into candidate_files (owner_id, field, position, file_id)
      select candidate_id, 'candidate_cv', 0, document.id from document join person on user_id = owner_id
    )
    insert into applications (vacancy_id, school_id, candidate_id, applicant_name, name_key, status, email, phone, application_date)
    select vacancy_id, school_id, candidate_id, lower(first_name || ' ' || last_name), folded(first_name || ' ' || last_name), 'Pending', email1, phone1, person.created_at from person join vacancies on vacancy_id = ${other}::bigint`);
  await server.db.execute(sql`
    with person as (
      select id, full_name, created_at from users where user_name like 'many-%' or id = ${first.user.id}
    ), reported as (
      insert into reports (reporter_id, about, vacancy_id, reason, created_at)
      select id, 'vacancy', ${other}::bigint, 'spam', created_at from person
    ), acted as (
      insert into admin_actions (user_id, operation, summary, thing, request_id, created_at)
      select id, 'updateUser', 'Change', 'user 1', 'many-' || id, created_at from person
    ), happened as (
      insert into security_events (kind, outcome, operation, user_id, address, request_id, created_at)
      select 'sign_in', 'ok', 'signIn', id, '10.0.0.0', 'many-' || id, created_at from person
    ), invited as (
      insert into invitations (vacancy_id, candidate_id, status, created_at)
      select ${other}::bigint, candidate_id, 'Pending', candidates.created_at from candidates
    ), mailed as (
      insert into mail_outbox (recipient, subject, body_text, body_html, tries, error)
      select full_name, 'News', '', '', 10, '550 no mailbox' from person order by created_at
    ), posted as (
      insert into vacancies (school_id, vacancy_title, position_type, country_id, city, application_deadline, candr_id,
        ced_level, subject_id, curriculum_id, expl_id, minimum_experience, created_at)
      select school_id, full_name, position_type, country_id, city, application_deadline, candr_id,
        ced_level, subject_id, curriculum_id, expl_id, minimum_experience, person.created_at
      from vacancies cross join person where vacancy_id = ${other}
    ), owner as (
      insert into users (user_name, full_name, role_id, password_hash)
      select 'owner-' || id || '@example.com', 'Some ' || id, 3, '-' from person returning id
    )
    insert into schools (user_id, school_name, school_type, country_id, city, created_at)
    select o.id, p.full_name, 'private', 1, 'Dubai', p.created_at
    from (select id, row_number() over (order by id) as n from owner) o
    join (select full_name, created_at, row_number() over (order by id) as n from person) p using (n)`);
  await server.db.execute(sql`analyze`);
}, 120_000);

describe.each([
  ['/user', 2 * MANY],
  ['/candidate', MANY],
  ['/school', MANY],
  ['/application', MANY],
  ['/admin/vacancies', MANY],
  ['/admin/candidate-skills', MANY],
  ['/admin/reports', MANY],
  ['/admin/audit', MANY],
  ['/admin/security-events', MANY],
  ['/admin/mail', MANY],
  [`/job/school-invitations/${school.id}`, MANY],
])('%s with very many rows', (path, rows) => {
  it('counts up to 10,000, and the matches of a common search exactly', async () => {
    const { meta } = await list(path);
    expect(meta).toMatchObject({ total: 10_000, total_is_capped: true });
    const common = await list(`${path}?search=common`);
    expect(common.meta).toMatchObject({ total: MANY / 10, total_is_capped: false });
    expect(common.data).toHaveLength(20);
    // Teachers, where their designation is searched; elsewhere those named Other, nine in ten.
    const most = await list(`${path}?search=${OF_TEACHERS.test(path) ? 't' : 'o'}`);
    expect(most.meta.total).toBeGreaterThanOrEqual((MANY * 9) / 10 - 3);
    expect(most.meta.total).toBeLessThanOrEqual(10_000);
  });

  it('counts the few matches of a rare search exactly', async () => {
    const { data, meta } = await list(`${path}?search=rare`);
    expect(data).toHaveLength(3);
    expect(meta).toMatchObject({ total: 3, total_is_capped: false, next_cursor: null });
  });

  it('ends at the last row, beyond what was counted', async () => {
    const last = Math.ceil(rows / PER_PAGE);
    const before = await list(`${path}?per_page=${PER_PAGE}&page=${last}`);
    const behind = await list(`${path}?per_page=${PER_PAGE}&cursor=${before.meta.next_cursor}`);
    expect(before.data).toHaveLength(PER_PAGE);
    expect(behind.meta.next_cursor).toBeNull();
    const ids = [...before.data, ...behind.data].map((row) => IDS.map((id) => row[id]).join());
    expect(new Set(ids).size).toBe(ids.length);
    const byNumber = await list(`${path}?per_page=${PER_PAGE}&page=${last + 1}`);
    expect(byNumber.data).toEqual(behind.data);
  });
});

/**
 * Sort orders of large lists, each with a page that has a successor. Page 70 uses the keyset, page 2 an
 * offset.
 */
const SORTED = [
  ['candidate', 70, ['created_at', 'first_name', '-last_name', 'years_of_experience', '-expected_salary']],
  ['user', 2, ['full_name', '-user_name', 'last_seen_at', '-last_seen_at']],
  ['application', 70, ['candidate', '-position', 'match_score', '-status']],
  ['school', 70, ['school_name', '-open_vacancies']],
  ['admin/candidate-documents', 70, ['-id', 'candidate']],
] as const;

it.each(SORTED.flatMap(([name, page, sorts]) => sorts.map((sort) => ({ name, page, sort }))))(
  '/$name by $sort returns the same page by cursor and by number',
  async ({ name, page, sort }) => {
    const before = await list(`/${name}?sort=${sort}&page=${page}`);
    const next = await list(`/${name}?sort=${sort}&page=${page + 1}`);
    expect(next.data).toHaveLength(20);
    const behind = await list(`/${name}?sort=${sort}&cursor=${before.meta.next_cursor}`);
    expect(behind.data).toEqual(next.data);
  },
);

it('refuses a cursor from a different list', async () => {
  const { meta } = await list('/user?per_page=1');
  const { status, body } = await server.request('GET', `/api/candidate?cursor=${meta.next_cursor}`, {
    token: admin.token,
  });
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty('cursor');
});

it('caches the usage counts of heavily used items for at most a minute', async () => {
  const numberOf = async () => {
    const { data } = await list('/admin/skills?per_page=100&sort=-candidate_count');
    return [data[0]!.skill_id, data[0]!.candidate_count];
  };
  const before = await numberOf();
  expect(Number(before[1])).toBeGreaterThanOrEqual(MANY);
  const next = (await newCandidate(server)).id;
  await server.db.execute(
    sql`insert into candidate_skills (owner_id, item_id, position) values (${next}, 1, 9) on conflict do nothing`,
  );
  expect(await numberOf()).toEqual(before);
  server.clock.forward(61);
  expect(await numberOf()).toEqual([before[0], Number(before[1]) + 1]);
});

it('keeps the total of many matches for some seconds, and counts few anew', async () => {
  const totals = async () => [
    (await list('/candidate?search=common')).meta.total,
    (await list('/candidate?search=zuhra')).meta.total,
  ];
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const [many, few] = await totals();
  await newCandidate(server, { first_name: 'Zuhra', last_name: 'Common' });
  expect(await totals()).toEqual([many, few! + 1]);
  // Longer than this process has run: the total may be one that was counted before.
  vi.advanceTimersByTime(HOUR);
  expect(await totals()).toEqual([many! + 1, few! + 1]);
});
