import { describe, expect, it } from 'vitest';
import { newCandidate, newSchool, newVacancy } from '../../testing/scenario.ts';
import { statusesOf, twoServers } from '../../testing/two-servers.ts';

const { server, atOnce } = await twoServers();
const school = await newSchool(server);
const { token } = school;
const candidate = await newCandidate(server);
const admin = await server.admin();
const text = 'Dear {name}, thank you.';

type Fields = Record<string, unknown>;

/** A record that several people edit: its path, how it is read, and a change of it. */
type Shared = {
  path: string;
  read: () => Promise<Fields>;
  change: (value: string) => Fields;
  field: string;
  /** Who changes it; the school if not given. */
  by?: string;
};

const got = async (path: string, by = token) => (await server.request('GET', path, { token: by })).body.data;

const shared: Record<string, () => Promise<Shared>> = {
  vacancy: async () => {
    const path = `/api/vacancy/${(await newVacancy(server, school)).vacancy_id}`;
    const change = (value: string) => ({ vacancy_title: value });
    return { path, read: () => got(path), change, field: 'vacancy_title' };
  },
  template: async () => {
    const { body } = await server.request('POST', '/api/message-template', {
      token,
      json: { name: crypto.randomUUID(), text },
    });
    const id = body.data.template_id;
    const read = async () =>
      (await got('/api/message-template')).find((one: Fields) => one.template_id === id) ?? {};
    const change = (name: string) => ({ name, text });
    return { path: `/api/message-template/${id}`, read, change, field: 'name' };
  },
  'school profile': async () => {
    const path = `/api/school/${school.id}`;
    const change = (value: string) => ({ core_values: value });
    return { path, read: () => got(path), change, field: 'core_values' };
  },
  'candidate profile': async () => {
    const path = `/api/candidate/${candidate.id}`;
    const change = (value: string) => ({ designation: value });
    return { path, read: () => got(path, admin.token), change, field: 'designation', by: admin.token };
  },
  account: async () => {
    const { body } = await server.request('POST', '/api/user', {
      token: admin.token,
      json: {
        full_name: 'Omar Aziz',
        user_name: `${crypto.randomUUID()}@example.com`,
        password: 'correct-horse-battery',
        role_id: 2,
      },
    });
    const path = `/api/user/${body.data.id}`;
    const change = (value: string) => ({ full_name: value });
    return { path, read: () => got(path, admin.token), change, field: 'full_name', by: admin.token };
  },
  'list entry': async () => {
    const name = crypto.randomUUID();
    const { body } = await server.request('POST', '/api/skills', {
      token: admin.token,
      json: { skill_desc: name },
    });
    const id = body.data.skill_id;
    const read = async () =>
      (await got(`/api/admin/skills?per_page=100&sort=-skill_desc`, admin.token)).find(
        (one: Fields) => one.skill_id === id,
      ) ?? {};
    const change = (value: string) => ({ skill_desc: `${value} ${name}` });
    return { path: `/api/skills/${id}`, read, change, field: 'skill_desc', by: admin.token };
  },
};

const put = ({ path, change, by = token }: Shared, value: string, match?: string) =>
  server.request('PUT', path, {
    token: by,
    json: change(value),
    ...(match !== undefined && { headers: { 'if-match': match } }),
  });
const tagOf = ({ updated_at }: Fields) => `"${updated_at}"`;

describe.each(Object.keys(shared))('a %s that two people edit', (kind) => {
  it('tells its version with each change, which the next one may name', async () => {
    const one = await shared[kind]!();
    const first = await put(one, 'First', tagOf(await one.read()));
    expect([first.status, first.headers.etag]).toEqual([200, tagOf(first.body.data)]);
    expect(tagOf(await one.read())).toBe(first.headers.etag);
    const second = await put(one, 'Second', `"other", ${first.headers.etag}`);
    expect(second.status).toBe(200);
    expect(second.body.data.updated_at > first.body.data.updated_at).toBe(true);
  });

  it('is not changed on the basis of an older version', async () => {
    const one = await shared[kind]!();
    const old = tagOf(await one.read());
    await put(one, 'First');
    const before = await one.read();
    for (const match of [old, `W/${tagOf(before)}`, 'nonsense', '"2026-02-30T99:00:00Z"', '']) {
      const { status, body } = await put(one, 'Second', match);
      expect([match, status, body.code]).toEqual([match, 412, 'request.changed_meanwhile']);
    }
    expect(await one.read()).toEqual(before);
    expect((await put(one, 'Third', '*')).status).toBe(200);
    expect((await put(one, 'Fourth')).status).toBe(200);
  });

  it('is changed by one of several concurrent calls that name the same version', async () => {
    const one = await shared[kind]!();
    for (let round = 0; round < 3; round += 1) {
      const match = tagOf(await one.read());
      const answers = await atOnce(8, (at, index) =>
        at.request('PUT', one.path, {
          token: one.by ?? token,
          json: one.change(`Round ${round} of ${index}`),
          headers: { 'if-match': match },
        }),
      );
      expect(statusesOf(answers)).toEqual({ 200: 1, 412: 7 });
      const kept = answers.find(({ status }) => status === 200)!.body.data[one.field];
      expect((await one.read())[one.field]).toBe(kept);
    }
  });
});

it.each(['vacancy', 'school profile', 'candidate profile', 'account'])(
  'a %s is read with its version',
  async (kind) => {
    const { path, by = token } = await shared[kind]!();
    const { body, headers } = await server.request('GET', path, { token: by });
    expect(headers.etag).toBe(tagOf(body.data));
  },
);

it.each(['close', 'reopen', 'extend'])(
  'refuses to %s a vacancy that a colleague has changed',
  async (deed) => {
    const { path, read } = await shared.vacancy!();
    const json = deed === 'extend' ? { application_deadline: '2100-12-31' } : undefined;
    const send = (match: string) =>
      server.request('POST', `${path}/${deed}`, { token, json, headers: { 'if-match': match } });
    const old = tagOf(await read());
    if (deed === 'reopen') await server.request('POST', `${path}/close`, { token });
    else await server.request('PUT', path, { token, json: { vacancy_title: 'Changed by a colleague' } });
    const before = await read();
    expect(await send(old)).toMatchObject({ status: 412, body: { code: 'request.changed_meanwhile' } });
    expect(await read()).toEqual(before);
    const { status, headers } = await send(tagOf(before));
    expect([status, headers.etag]).toEqual([200, tagOf(await read())]);
    expect(tagOf(await read()) > tagOf(before)).toBe(true);
  },
);

/** Profiles end otherwise: with a password, or with what belongs to them. */
const deleted = Object.keys(shared).filter((kind) => !kind.endsWith('profile'));

it.each(deleted)('a %s is not deleted on the basis of an older version', async (kind) => {
  const one = await shared[kind]!();
  const old = tagOf(await one.read());
  const { headers } = await put(one, 'First');
  const remove = (match: string) =>
    server.request('DELETE', one.path, { token: one.by ?? token, headers: { 'if-match': match } });
  expect((await remove(old)).status).toBe(412);
  expect(await one.read()).toMatchObject(one.change('First'));
  expect((await remove(headers.etag!)).status).toBe(200);
});
