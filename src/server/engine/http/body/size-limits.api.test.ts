import { describe, expect, it, vi } from 'vitest';
import { vacancyBody } from '../../../testing/bodies.ts';
import { newCandidate, newSchool } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, candidate, school } = await withServer({ candidate: newCandidate, school: newSchool });

const list = (item: string, times: number) => `[${Array.from({ length: times }, () => item).join(',')}]`;
const JSON_TYPE = { 'content-type': 'application/json' };

/** The processor time of a call in milliseconds, without the machine's other work. */
async function costOf(call: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The maximum cost of refusing a body, as a multiple of that of a plain text of the same length. */
const PATIENCE = 120;
async function soon<T>(length: number, call: () => Promise<T>): Promise<T> {
  let answer!: T;
  const cost = await costOf(async () => {
    answer = await call();
  });
  const form = new FormData();
  form.append('designation', 'x'.repeat(length));
  const plain = await costOf(() =>
    server.request('POST', `/api/candidate/${candidate.id}`, { token: candidate.token, form }),
  );
  expect(cost).toBeLessThan(PATIENCE * plain);
  return answer;
}

const update = (parts: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  const length = Object.values(parts).join('').length;
  return soon(length, () =>
    server.request('POST', `/api/candidate/${candidate.id}`, { token: candidate.token, form }),
  );
};

describe('a multipart part with a list', () => {
  it.each([
    ['of empty rows', list('{}', 300_000)],
    ['of numbers', list('1', 400_000)],
    ['of different numbers', `[${Array.from({ length: 140_000 }, (_, index) => index + 1).join(',')}]`],
    ['of texts', list('"a"', 200_000)],
    ['of rows', list('{"ced_level":1}', 60_000)],
  ])('%s beyond all limits is refused at once', async (_, text) => {
    for (const name of ['education', 'skill_id']) expect((await update({ [name]: text })).status).toBe(413);
  });

  it('is refused when all lists together are too long', async () => {
    const names = ['education', 'certificate', 'experience', 'language', 'skill_id', 'preferred_locations'];
    const parts = Object.fromEntries(names.map((name) => [name, list('{}', 9_000)]));
    expect((await update(parts)).status).toBe(413);
  });

  it.each([100, 1_000, 2_000, 5_000, 100_000])('is refused when nested %i levels deep', async (depth) => {
    for (const text of [
      `${'['.repeat(depth)}${']'.repeat(depth)}`,
      `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`,
    ]) {
      // Beyond some depth the parser refuses it as JSON.
      expect([400, 422]).toContain((await update({ education: text })).status);
      const head = 'content-disposition: form-data; name="education"\r\ncontent-type: application/json';
      const typed = () =>
        server.request('POST', `/api/candidate/${candidate.id}`, {
          token: candidate.token,
          payload: `--x\r\n${head}\r\n\r\n${text}\r\n--x--\r\n`,
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
        });
      expect((await soon(text.length, typed)).status).toBe(400);
    }
  });
});

it('refuses a form whose texts are too long in total', async () => {
  const form = new FormData();
  for (let index = 0; index < 30; index += 1) form.append('skill_id[]', 'x'.repeat(100_000));
  const answer = await server.request('POST', `/api/candidate/${candidate.id}`, {
    token: candidate.token,
    form,
  });
  expect(answer.status).toBe(413);
});

describe('a JSON body', () => {
  const login = (payload: string) =>
    soon(payload.length, () => server.request('POST', '/api/auth/login', { payload, headers: JSON_TYPE }));

  it('with far too many names is refused at once, even from visitors', async () => {
    const names = Array.from({ length: 80_000 }, (_, index) => `"k${index}":1`).join(',');
    expect((await login(`{${names}}`)).status).toBe(413);
    expect((await login(`{"user_name":${list('1', 400_000)}}`)).status).toBe(413);
  });

  it('whose rich text is one nest of tags is refused at once', async () => {
    for (const tag of ['<b>', '<div>', '<x>', '<', '&', '<a href="']) {
      const job_description = tag.repeat(Math.floor(900_000 / tag.length));
      const json = vacancyBody({ job_description });
      const answer = await soon(job_description.length, () =>
        server.request('POST', '/api/vacancy', { token: school.token, json }),
      );
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { job_description: [expect.any(String)] } },
      });
    }
  });

  it('as long as the longest form is accepted', async () => {
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

describe('a multipart form of many parts', () => {
  const part = (name: string, type: string, content: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${type}\r\n\r\n${content}\r\n`;
  const JSON_PART = '\r\ncontent-type: application/json';
  const JSON_FILE = `; filename="blob"${JSON_PART}`;
  const send = (parts: string[]) =>
    server.request('POST', `/api/candidate/${candidate.id}`, {
      token: candidate.token,
      payload: `${parts.join('')}--x--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
  const times = (count: number, one: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => one(i));

  it.each([
    ['texts', ''],
    ['JSON', JSON_PART],
    ['files of JSON', JSON_FILE],
  ])('sent as %s is read no further than a JSON body', async (_, type) => {
    const parse = vi.spyOn(JSON, 'parse');
    const lists = times(160, () => part('skill_id[]', type, list('{}', 9_000)));
    expect((await send(lists)).status).toBe(413);
    const texts = times(50, () => part('skill_id[]', type, `"${'x'.repeat(90_000)}"`));
    expect((await send(texts)).status).toBe(413);
    const read = parse.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
    parse.mockRestore();
    expect(read).toBeLessThan(2 * 4 * 1024 * 1024 + 10_000);
  });

  it('parses no list longer than any form’s', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const lists = times(10, () => part('skill_id[]', JSON_PART, list('{}', 30_000)));
    expect((await send(lists)).status).toBe(413);
    expect(parse.mock.calls.filter(([text]) => text.length > 1_000)).toEqual([]);
    parse.mockRestore();
  });

  it.each([
    ['too many parts', times(401, (i) => part(`f${i}`, '', '1'))],
    ['too many JSON parts', times(401, (i) => part(`f${i}`, JSON_PART, '1'))],
    ['a list of too many parts', times(401, () => part('f[]', JSON_PART, '1'))],
    ['too many files', times(41, (i) => part(`f${i}`, '; filename="a"', '1'))],
    ['too many long names', times(399, (i) => part(`${'n'.repeat(3_000)}${i}`, '', ''))],
    ['too many long file names', times(39, (i) => part(`f${i}`, `; filename="${'n'.repeat(30_000)}"`, ''))],
    ['an endless part head', [part('f', times(500, (i) => `\r\nx-${i}: ${'h'.repeat(3_000)}`).join(''), '')]],
  ])('is refused with %s', async (_, parts) => {
    expect([400, 413, 422]).toContain((await send(parts)).status);
  });

  it('is refused when its declared length exceeds all files of a form', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '250000000' };
    const options = { token: candidate.token, payload: part('designation', '', 'short'), headers };
    expect(await server.request('POST', `/api/candidate/${candidate.id}`, options)).toMatchObject({
      status: 413,
    });
  });

  it('decodes every kind of JSON part to its value', async () => {
    const answer = await send([
      part('designation', JSON_PART, '"Teacher of art"'),
      part('kids_num', JSON_PART, '2'),
      part('skill_id', JSON_FILE, '[3]'),
    ]);
    expect(answer.body.data).toMatchObject({ designation: 'Teacher of art', kids_num: 2, skill_id: [3] });
  });
});
