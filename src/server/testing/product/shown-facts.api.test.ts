import { describe, expect, it } from 'vitest';
import { formatText } from '../../../language/run/value/formats.ts';
import { newCandidate, newSchool, newVacancy, type Profile } from '../scenario.ts';
import { withServer } from '../with-server.ts';

const { server, school, admin } = await withServer({ school: newSchool, admin: (on) => on.admin() });
const DAY = 24 * 3600;

const call = async (method: string, path: string, { token }: { token: string }, json?: unknown) => {
  const { status, body } = await server.request(method, `/api${path}`, {
    token,
    ...(json !== undefined && { json }),
  });
  expect(status, `${method} ${path}`).toBeLessThan(300);
  return body;
};
const strictPost = {
  skill_id: [1],
  minimum_experience: 3,
  required_qualification: "Bachelor's in Mathematics",
};
const inDays = (days: number) =>
  new Date(server.clock.now().getTime() + days * DAY * 1000).toISOString().slice(0, 10);

type Scene = { candidate: Profile; vacancy: { vacancy_id: number }; search: number; query: string };
type Fact = {
  read: (scene: Scene) => Promise<unknown>;
  /** What is displayed before and after each change. */
  shown: unknown;
  change: (scene: Scene) => unknown;
  after: unknown;
};

const reasonOf =
  (reason: string) =>
  async ({ candidate, vacancy }: Scene) => {
    const { match } = (await call('GET', `/vacancy/${vacancy.vacancy_id}`, candidate)).data;
    return match.reasons.find((one: { reason: string }) => one.reason === reason).state;
  };
const edit =
  (changes: object) =>
  ({ candidate }: Scene) =>
    call('PUT', `/candidate/${candidate.id}`, candidate, changes);
const vacancyField =
  (name: string) =>
  async ({ candidate, vacancy }: Scene) =>
    (await call('GET', `/vacancy/${vacancy.vacancy_id}`, candidate)).data[name];
const ofVacancy =
  (action: string) =>
  ({ vacancy }: Scene) =>
    call('POST', `/vacancy/${vacancy.vacancy_id}/${action}`, school);
const newJobs = async ({ candidate, search }: Scene) =>
  (await call('GET', '/saved-search', candidate)).data.find(
    ({ saved_search_id }: { saved_search_id: number }) => saved_search_id === search,
  ).new_jobs;
const approval = async () => (await call('GET', `/school/${school.id}`, admin)).data.approval;

const FACTS: Record<string, Fact> = {
  'the skills of a match': {
    read: reasonOf('skills'),
    shown: 'met',
    change: edit({ skill_id: [2] }),
    after: 'not_met',
  },
  'the years of a match': {
    read: reasonOf('experience'),
    shown: 'met',
    change: edit({ years_of_experience: 2 }),
    after: 'not_met',
  },
  'the qualification of a match': {
    read: reasonOf('qualification'),
    shown: 'met',
    change: edit({ highest_qualification: 'High school', education: [] }),
    after: 'not_met',
  },
  'the curriculum of a match': {
    read: reasonOf('curriculum'),
    shown: 'met',
    change: edit({ experience: [] }),
    after: 'not_met',
  },
  'that a vacancy is open': {
    read: async ({ vacancy }) => (await call('GET', `/vacancy/${vacancy.vacancy_id}`, school)).data.is_open,
    shown: true,
    change: ofVacancy('close'),
    after: false,
  },
  'that a vacancy is featured': {
    read: vacancyField('is_featured'),
    shown: false,
    change: ofVacancy('feature'),
    after: true,
  },
  'that a vacancy is saved': {
    read: vacancyField('is_saved'),
    shown: false,
    change: ({ candidate, vacancy }) => call('POST', `/job/save-job/${vacancy.vacancy_id}`, candidate),
    after: true,
  },
  'the deadline of a vacancy': {
    read: vacancyField('application_deadline'),
    shown: inDays(60),
    change: ({ vacancy }) =>
      call('PUT', `/vacancy/${vacancy.vacancy_id}`, school, { application_deadline: inDays(70) }),
    after: inDays(70),
  },
  'the count of locations': {
    read: async ({ candidate, query }) => (await call('GET', `/vacancy?${query}`, candidate)).meta.locations,
    shown: 0,
    change: (scene) => {
      scene.query = 'country_id=2&country_id=193&city=Doha';
    },
    after: 3,
  },
  'new jobs of a saved search': {
    read: newJobs,
    shown: 0,
    change: () => newVacancy(server, school, { vacancy_title: 'Zither Teacher' }),
    after: 1,
  },
};

describe('a displayed fact', () => {
  it.each(Object.entries(FACTS))('follows its source: %s', async (_, { read, shown, change, after }) => {
    const candidate = await newCandidate(server, { years_of_experience: 8 });
    const vacancy = await newVacancy(server, school, { ...strictPost, application_deadline: inDays(60) });
    const saved = { name: 'Zithers', filters: { search: 'zither' } };
    const { saved_search_id: search } = (await call('POST', '/saved-search', candidate, saved)).data;
    const scene = { candidate, vacancy, search, query: '' };
    expect(await read(scene)).toEqual(shown);
    server.clock.forward(1);
    await change(scene);
    expect(await read(scene)).toEqual(after);
  });

  it('measures a profile’s strength by its content', async () => {
    const candidate = await newCandidate(server);
    const strength = async () => (await call('GET', '/candidate/dashboard', candidate)).data.profile_strength;
    const whole = await strength();
    await call('PUT', `/candidate/${candidate.id}`, candidate, { education: [], experience: [] });
    expect(await strength()).toBeLessThan(whole);
  });

  it('shows a school as approved until an Admin revokes it', async () => {
    expect(await approval()).toBe('approved');
    await call('POST', `/school/${school.id}/refuse`, admin, { reason: 'The licence is not theirs.' });
    expect(await approval()).not.toBe('approved');
  });

  it('shows a vacancy as featured for its month and as open until its deadline', async () => {
    const other = await newSchool(server);
    const vacancy = await newVacancy(server, other, { application_deadline: inDays(45) });
    await call('POST', `/vacancy/${vacancy.vacancy_id}/feature`, other);
    const read = async () =>
      (await server.request('GET', `/api/vacancy/${vacancy.vacancy_id}`, {})).body.data;
    expect(await read()).toMatchObject({ is_featured: true, is_open: true });
    server.clock.forward(32 * DAY);
    expect(await read()).toMatchObject({ is_featured: false, is_open: true });
    server.clock.forward(15 * DAY);
    const later = await server.request('GET', `/api/vacancy/${vacancy.vacancy_id}`, {});
    expect(later.body.data?.is_open ?? false).toBe(false);
  });

  it('shows when a vacancy was posted, whatever happened to it since', async () => {
    const other = await newSchool(server);
    const title = 'Theorbo Teacher';
    const { vacancy_id } = await newVacancy(server, other, {
      vacancy_title: title,
      application_deadline: inDays(45),
    });
    const get = async (path: string) => (await call('GET', path, other)).data;
    const ago = ({ created_at }: { created_at: string }) =>
      formatText('relative-time', created_at, { now: server.clock.now() });
    const posted = async () => ago(await get(`/vacancy/${vacancy_id}`));
    const onCards = async () => (await get(`/vacancy?search=${title}`)).map(ago);
    expect([await posted(), await onCards()]).toEqual(['just now', ['just now']]);
    server.clock.forward(2 * DAY);
    const path = `/vacancy/${vacancy_id}`;
    const changes: [string, string, object?][] = [
      ['PUT', path, { vacancy_title: `${title} again`, application_deadline: inDays(60) }],
      ['POST', `${path}/feature`],
      ['POST', `${path}/close`],
      ['POST', `${path}/reopen`, { application_deadline: inDays(50) }],
    ];
    for (const [method, where, json] of changes) {
      await call(method, where, other, json);
      expect(await posted(), where).toBe('2 days ago');
    }
    await newVacancy(server, other, { vacancy_title: title, application_deadline: inDays(45) });
    expect((await onCards()).toSorted()).toEqual(['2 days ago', 'just now']);
  });

  it('shows when a person was last seen', async () => {
    const candidate = await newCandidate(server);
    const fresh = await server.admin();
    const seen = async () => (await call('GET', `/user/${candidate.user.id}`, fresh)).data.last_seen_at;
    const before = await seen();
    server.clock.forward(DAY / 24);
    expect(await seen()).toBe(before);
    await call('GET', '/notification', candidate);
    expect((await seen()) > before).toBe(true);
  });
});
