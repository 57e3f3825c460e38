import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCandidate, newSchool, type Profile, vacancyBody } from '../testing/scenario.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let candidate: Profile;
let school: Profile;
beforeAll(async () => {
  server = await testServer();
  [candidate, school] = [await newCandidate(server), await newSchool(server)];
});
afterAll(() => server.close());

const list = (item: string, times: number) => `[${Array.from({ length: times }, () => item).join(',')}]`;
const JSON_TYPE = { 'content-type': 'application/json' };

/** Milliseconds in which a body that nobody needs is turned away; everybody else waits that long. */
const PATIENCE = 1500;
async function soon<T>(call: Promise<T>): Promise<T> {
  const start = performance.now();
  const answer = await call;
  expect(performance.now() - start).toBeLessThan(PATIENCE);
  return answer;
}

const update = (parts: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return soon(server.request('POST', `/api/candidate/${candidate.id}`, { token: candidate.token, form }));
};

describe('a form part that holds a list', () => {
  it.each([
    ['of empty rows', list('{}', 300_000)],
    ['of numbers', list('1', 400_000)],
    ['of different numbers', `[${Array.from({ length: 140_000 }, (_, index) => index + 1).join(',')}]`],
    ['of texts', list('"a"', 200_000)],
    ['of rows', list('{"ced_level":1}', 60_000)],
  ])('%s without end is refused at once', async (_, text) => {
    for (const name of ['education', 'skill_id']) expect((await update({ [name]: text })).status).toBe(413);
  });

  it('is refused with all its kind when together they are too many', async () => {
    const names = ['education', 'certificate', 'experience', 'language', 'skill_id', 'preferred_locations'];
    const parts = Object.fromEntries(names.map((name) => [name, list('{}', 9_000)]));
    expect((await update(parts)).status).toBe(413);
  });

  it.each([100, 1_000, 2_000, 5_000, 100_000])('is refused when it is %i levels deep', async (depth) => {
    for (const text of [
      `${'['.repeat(depth)}${']'.repeat(depth)}`,
      `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`,
    ]) {
      // Beyond some depth it counts as no JSON at all.
      expect([400, 422]).toContain((await update({ education: text })).status);
      const head = 'content-disposition: form-data; name="education"\r\ncontent-type: application/json';
      const typed = server.request('POST', `/api/candidate/${candidate.id}`, {
        token: candidate.token,
        payload: `--x\r\n${head}\r\n\r\n${text}\r\n--x--\r\n`,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
      expect((await soon(typed)).status).toBe(400);
    }
  });
});

it('texts of a form that together are too long are refused', async () => {
  const parts = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`field_${index}`, 'x'.repeat(100_000)]),
  );
  expect((await update(parts)).status).toBe(413);
});

describe('a JSON body', () => {
  const login = (payload: string) =>
    soon(server.request('POST', '/api/auth/login', { payload, headers: JSON_TYPE }));

  it('with names without end is refused at once, for strangers too', async () => {
    const names = Array.from({ length: 80_000 }, (_, index) => `"k${index}":1`).join(',');
    expect((await login(`{${names}}`)).status).toBe(413);
    expect((await login(`{"user_name":${list('1', 400_000)}}`)).status).toBe(413);
  });

  it('whose rich text is one nest of tags is refused at once', async () => {
    for (const tag of ['<b>', '<div>', '<x>', '<', '&', '<a href="']) {
      const job_description = tag.repeat(Math.floor(900_000 / tag.length));
      const json = vacancyBody({ job_description });
      const answer = await soon(server.request('POST', '/api/vacancy', { token: school.token, json }));
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { job_description: [expect.any(String)] } },
      });
    }
  });

  it('as long as a form ever gets is taken', async () => {
    const options = Array.from({ length: 50 }, (_, index) => `Option ${index}`);
    const question = { question: 'Which ones?', question_type_id: 4, is_required: 0, options };
    const json = vacancyBody({
      job_description: `<p>${'A word and another. '.repeat(990)}</p>`,
      application_questions: Array.from({ length: 50 }, () => question),
    });
    const answer = await server.request('POST', '/api/vacancy', { token: school.token, json });
    expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 201 });
  });
});
