import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../../language/run/value/durations.ts';
import {
  asForm,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
} from '../../../testing/scenario.ts';
import { type Person, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let school: Profile;
let rival: Profile;
let candidate: Profile;
let id: number;
let email: string;
let referee: number;
beforeAll(async () => {
  server = await testServer();
  [school, rival] = await Promise.all([newSchool(server), newSchool(server)]);
});
beforeEach(async () => {
  candidate = await newCandidate(server);
  email = server.newEmail();
  referee = (await keep(candidate, email)).body.data.record_id;
  id = await applied(school);
});
afterAll(() => server.close());

const REFEREE = {
  referee_name: 'Amina Haddad',
  referee_role: 'Head of Mathematics',
  referee_school: 'Palm Valley School',
  relation: 'manager',
};
const keep = ({ token }: Person, referee_email: string) =>
  server.request('POST', '/api/referee', { token, json: { ...REFEREE, referee_email } });
const applied = async (to: Profile) =>
  (await newApplication(server, candidate, (await newVacancy(server, to)).vacancy_id)).application_id;
const move = (status: string, of = id, by = school) =>
  server.request('PUT', `/api/application/${of}/status`, { token: by.token, json: { status } });
const ask = ({ token }: Person, of = id) =>
  server.request('POST', `/api/application/${of}/references`, { token, json: { text: 'Two, please.' } });
const decide = (choice: string, of = id, referee_id: number | undefined = referee) =>
  server.request('PUT', `/api/application/${of}/references`, {
    token: candidate.token,
    json: { referee_id, choice },
  });
const read = async ({ token }: Person, of = id) =>
  (await server.request('GET', `/api/application/${of}/references`, { token })).body.data;
const linkIn = async (to = email) =>
  /reference\?token=([\w-]+)/.exec((await server.mail.to(to)).at(-1)!.text)![1]!;
const open = (token: string) => server.request('GET', `/api/reference?token=${token}`);
const give = (token: string, more: object = {}) =>
  server.request('POST', '/api/reference', { form: asForm({ ...GIVEN, token, ...more }) });
const decline = (token: string) => server.request('POST', '/api/reference/decline', { json: { token } });
const GIVEN = {
  step: 'send',
  worked_from: '2021-08-01',
  role_held: 'Mathematics Teacher',
  conduct: 'Reliable and kind.',
  safety: 'none',
  employ_again: 'yes',
};
/** The link of a referee whom the candidate has agreed to. */
async function wanted(): Promise<string> {
  await move('Interview');
  await ask(school);
  await decide('agree');
  return linkIn();
}

describe('a request for references', () => {
  it('waits for the stage that the school has set', async () => {
    const early = await ask(school);
    expect([early.status, early.body.code]).toEqual([409, 'reference.too_early']);
    const set = (references_from: string) =>
      server.request('PUT', '/api/references/settings', { token: school.token, json: { references_from } });
    expect((await set('Pending')).status).toBe(422);
    expect((await set('Shortlisted')).body.data).toEqual({ references_from: 'Shortlisted' });
    await move('Shortlisted');
    expect((await ask(school)).status).toBe(201);
    await set('Interview');
  });

  it('tells the candidate, and reaches no referee until the candidate agrees', async () => {
    await move('Interview');
    expect((await ask(school)).body.data).toMatchObject({ state: 'waits', referees: [], references: [] });
    expect((await ask(school)).body.code).toBe('reference.asked_before');
    expect((await server.mail.to(candidate.email)).at(-1)!.text).toContain('Two, please.');
    const tasks = await server.request('GET', '/api/me/tasks', { token: candidate.token });
    expect(JSON.stringify(tasks.body.data)).toContain('references-to-agree');
    expect(await server.mail.to(email)).toEqual([]);
    expect((await read(candidate)).referees).toMatchObject([{ referee_id: referee, choice: 'open' }]);

    expect((await decide('agree')).status).toBe(200);
    const [mail] = await server.mail.to(email);
    expect(mail!.text).toContain('has agreed that we write to you');
    expect((await read(school)).references).toMatchObject([
      { referee_name: 'Amina Haddad', state: 'waiting' },
    ]);
    expect((await decide('agree')).body.code).toBe('reference.agreed_before');
  });

  it('shows the school nothing of a referee whom the candidate declines', async () => {
    await move('Interview');
    await ask(school);
    await decide('decline');
    expect(await read(school)).toMatchObject({ state: 'answered', references: [] });
    expect(await server.mail.to(email)).toEqual([]);
    expect((await decide('agree')).status).toBe(200);
  });

  it('is declined as a whole, and needs one’s own referee otherwise', async () => {
    await move('Interview');
    expect((await decide('agree')).body.code).toBe('reference.not_asked');
    await ask(school);
    expect((await decide('agree', id, 999999)).status).toBe(404);
    const other = await newCandidate(server);
    const theirs = (await keep(other, server.newEmail())).body.data.record_id;
    expect((await decide('agree', id, theirs)).status).toBe(404);
    const { status } = await server.request('PUT', `/api/application/${id}/references`, {
      token: candidate.token,
      json: { choice: 'decline' },
    });
    expect(status).toBe(200);
    expect((await read(school)).state).toBe('answered');
  });

  it('is not sent to the candidate itself', async () => {
    const own = (await keep(candidate, candidate.email.toUpperCase())).body.data.record_id;
    await move('Interview');
    await ask(school);
    expect((await decide('agree', id, own)).body.code).toBe('reference.own_address');
    expect((await read(school)).references).toEqual([]);
  });

  it('is nobody else’s', async () => {
    await move('Interview');
    const other = await newCandidate(server);
    for (const { token } of [rival, other])
      for (const method of ['GET', 'POST', 'PUT'] as const)
        expect(
          (await server.request(method, `/api/application/${id}/references`, { token, json: {} })).status,
        ).toBe(403);
    expect((await server.request('GET', `/api/application/${id}/references`)).status).toBe(401);
  });
});

describe('a referee', () => {
  it('keeps a draft with the link, then gives the reference once', async () => {
    const token = await wanted();
    expect((await open(token)).body.data).toMatchObject({ form_state: 'open', referee_name: 'Amina Haddad' });
    const draft = { token, step: 'draft', conduct: 'Reliable' };
    expect((await server.request('POST', '/api/reference', { form: asForm(draft) })).status).toBe(200);
    expect((await open(token)).body.data).toMatchObject({ conduct: 'Reliable' });
    expect((await read(school)).references[0]).toMatchObject({ state: 'waiting', opinions: [] });
    const incomplete = await server.request('POST', '/api/reference', {
      form: asForm({ ...draft, step: 'send' }),
    });
    expect(Object.keys(incomplete.body.errors).sort()).toEqual(
      ['employ_again', 'role_held', 'safety', 'worked_from'].sort(),
    );

    const both = await Promise.all([give(token), give(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await give(token)).body.code).toBe('reference.given_before');
    expect((await decline(token)).body.code).toBe('reference.given_before');
    expect((await open(token)).body.data).toMatchObject({ form_state: 'given' });
    expect((await open(token)).body.data.conduct).toBeUndefined();
  });

  it('shares only facts with the candidate by default, and the letter not either', async () => {
    const token = await wanted();
    await give(token, { letter: pdf('letter.pdf') });
    const [seen] = (await read(candidate)).references;
    expect(seen).toMatchObject({ state: 'given', opinions: [], letter: null, may_contest: true });
    expect(seen.facts.map(({ field }: { field: string }) => field)).toEqual(['worked_from', 'role_held']);
    const [read_] = (await read(school)).references;
    expect(JSON.stringify(read_.opinions)).toContain('Reliable and kind.');
    const letterOf = ({ token: by }: Person) => server.request('GET', read_.letter, { token: by });
    expect((await letterOf(school)).status).toBe(200);
    for (const person of [candidate, rival]) expect((await letterOf(person)).status).toBe(403);
  });

  it('shares opinions and the letter where they agree', async () => {
    await give(await wanted(), { share_opinions: true, letter: pdf('letter.pdf') });
    const [seen] = (await read(candidate)).references;
    expect(JSON.stringify(seen.opinions)).toContain('Reliable and kind.');
    expect((await server.request('GET', seen.letter, { token: candidate.token })).status).toBe(200);
  });

  it('describes concerns about the safety of children', async () => {
    const token = await wanted();
    const silent = await give(token, { safety: 'concerns' });
    expect([silent.status, Object.keys(silent.body.errors)]).toEqual([422, ['safety_concerns']]);
    expect((await give(token, { safety: 'concerns', safety_concerns: 'Left a class alone.' })).status).toBe(
      200,
    );
    expect(JSON.stringify((await read(school)).references)).toContain('Left a class alone.');
  });

  it('shows the candidate no opinion through any answer', async () => {
    const token = await wanted();
    const secret = 'Shouts at pupils.';
    await server.request('POST', '/api/reference', {
      form: asForm({ token, step: 'draft', conduct: secret }),
    });
    const exported = async () => {
      const { raw } = await server.request('GET', '/api/user/me/export', { token: candidate.token });
      return Object.values(unzipSync(new Uint8Array(raw))).map((file) => Buffer.from(file).toString());
    };
    const answers = async () =>
      JSON.stringify([
        await exported(),
        await Promise.all(
          [
            `/api/application/${id}`,
            `/api/application/${id}/references`,
            `/api/application/${id}/messages`,
            '/api/notification',
            '/api/me/tasks',
          ].map(async (path) => {
            const { status, body } = await server.request('GET', path, { token: candidate.token });
            expect([path, status]).toEqual([path, 200]);
            return body;
          }),
        ),
      ]);
    expect(await answers()).not.toContain(secret);
    await give(token, { conduct: secret, comments: secret });
    expect(JSON.stringify(await read(school))).toContain(secret);
    expect(await answers()).toContain('Mathematics Teacher');
    expect(await answers()).not.toContain(secret);
    for (const mail of await server.mail.to(candidate.email)) expect(mail.text).not.toContain(secret);
  });

  it('declines with one press', async () => {
    const token = await wanted();
    expect((await decline(token)).status).toBe(200);
    expect((await decline(token)).body.code).toBe('reference.refused_before');
    expect((await give(token)).body.code).toBe('reference.refused_before');
    expect((await read(school)).references).toMatchObject([{ state: 'refused' }]);
  });
});

describe('a reference', () => {
  it('is contested by its candidate, beside what the referee wrote', async () => {
    await give(await wanted());
    const { reference_id } = (await read(candidate)).references[0];
    const contest = (person: Person, text: string) =>
      server.request('POST', `/api/reference/${reference_id}/contest`, {
        token: person.token,
        json: { text },
      });
    expect((await contest(candidate, '')).status).toBe(422);
    for (const person of [school, rival, await newCandidate(server)])
      expect((await contest(person, 'No.')).status).toBe(403);
    expect((await contest(candidate, 'Until 2024.')).status).toBe(200);
    const mails = await server.mail.to(school.email);
    expect((await contest(candidate, 'Until 2025.')).status).toBe(200);
    expect(await server.mail.to(school.email)).toHaveLength(mails.length);
    expect((await read(school)).references[0]).toMatchObject({ contest: 'Until 2025.' });
    expect((await read(school)).references[0].facts).toHaveLength(2);
  });

  it('is checked by telephone by who is named, and when', async () => {
    await give(await wanted());
    const { reference_id } = (await read(school)).references[0];
    const check = (person: Person) =>
      server.request('POST', `/api/reference/${reference_id}/check`, {
        token: person.token,
        json: { text: 'Called the school.' },
      });
    for (const person of [candidate, rival]) expect((await check(person)).status).toBe(403);
    expect((await check(school)).status).toBe(200);
    expect((await read(school)).references[0]).toMatchObject({
      checked_by: expect.any(String),
      checked_at: expect.any(String),
      check_note: 'Called the school.',
    });
    expect((await read(candidate)).references[0]).toMatchObject({ check_note: null });
  });

  it('serves another school within 12 months, where both agree', async () => {
    await give(await wanted(), { may_reuse: true });
    const second = await applied(rival);
    await move('Interview', second, rival);
    await ask(rival, second);
    expect((await read(candidate, second)).referees[0].reusable_since).toEqual(expect.any(String));
    const before = (await server.mail.to(email)).length;
    expect((await decide('reuse', second)).status).toBe(200);
    expect(await server.mail.to(email)).toHaveLength(before);
    expect((await read(rival, second)).references).toMatchObject([
      { state: 'given', is_reused: true, letter: null },
    ]);
    for (const { token } of [candidate, rival]) {
      const { body } = await server.request('GET', '/api/notification', { token });
      expect(body.data).toContainEqual(expect.objectContaining({ kind: 'reference_reused' }));
    }
    expect((await server.mail.to(candidate.email)).at(-1)!.text).toContain('has the earlier reference');
  });

  it('is not used again without the referee’s consent', async () => {
    await give(await wanted());
    const second = await applied(rival);
    await move('Interview', second, rival);
    await ask(rival, second);
    expect((await decide('reuse', second)).body.code).toBe('reference.nothing_to_reuse');
  });

  it('goes with its candidate, letter included', async () => {
    await give(await wanted(), { letter: pdf('letter.pdf') });
    const { letter } = (await read(school)).references[0];
    await server.request('DELETE', '/api/user/me', {
      token: candidate.token,
      json: { password: candidate.password },
    });
    expect((await server.request('GET', letter, { token: school.token })).status).toBe(404);
  });

  // Last, because it moves the clock by a year.
  it('is not used again after 12 months', async () => {
    await give(await wanted(), { may_reuse: true });
    const second = await applied(rival);
    await move('Interview', second, rival);
    await ask(rival, second);
    const signInAgain = async () => {
      const json = { user_name: candidate.email, password: candidate.password };
      candidate.token = (await server.request('POST', '/api/auth/login', { json })).body.data.token;
    };
    server.clock.forward((364 * DAY) / 1000);
    await signInAgain();
    expect((await read(candidate, second)).referees[0].reusable_since).toEqual(expect.any(String));
    server.clock.forward((2 * DAY) / 1000);
    await signInAgain();
    expect((await read(candidate, second)).referees[0].reusable_since).toBeNull();
    expect((await decide('reuse', second)).body.code).toBe('reference.nothing_to_reuse');
  });
});
