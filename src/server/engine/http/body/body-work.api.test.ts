import { request } from 'node:http';
// @ts-expect-error The parser's own types leave this class out.
import HeaderParser from '@fastify/busboy/deps/dicer/lib/HeaderParser.js';
import sanitize from 'sanitize-html';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { vacancyBody } from '../../../testing/bodies.ts';
import { newCandidate, newSchool } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { poolOf } from '../../db/connect.ts';

// An earlier test file of this worker may have loaded the server with the sanitizer itself.
vi.hoisted(() => vi.resetModules());
// Counts calls to the real function.
vi.mock('sanitize-html', async (original) => {
  const { default: real } = await original<{ default: typeof sanitize }>();
  return { default: Object.assign(vi.fn(real), real) };
});

/** A body refused for its size costs no work: the tests count calls, not time. */
const { server, candidate, school } = await withServer({ candidate: newCandidate, school: newSchool });
const JSON_TYPE = { 'content-type': 'application/json' };
const parse = vi.spyOn(JSON, 'parse');
beforeEach(() => {
  vi.mocked(sanitize).mockClear();
  parse.mockClear();
});
const longTextsParsed = () => parse.mock.calls.filter(([text]) => text.length > 1_000).length;

describe('a JSON body', () => {
  it.each([
    ['/api/auth/login', 4_096],
    ['/api/auth/register', 5_500],
    ['/api/auth/forgot-password', 4_096],
    ['/api/auth/verify-otp', 5_000],
    ['/api/contact', 40_000],
  ])('to %s has at most %i bytes, and a longer one is not parsed', async (path, most) => {
    const payload = JSON.stringify({ user_name: 'x'.repeat(most) });
    expect((await server.request('POST', path, { payload, headers: JSON_TYPE })).status).toBe(413);
    expect(longTextsParsed()).toBe(0);
  });

  it('is read up to its rules’ maximum, even if every character is escaped', async () => {
    const escaped = (length: number) => '\\u0641'.repeat(length);
    const payload = `{"name":"${escaped(100)}","email":"a@b.com","subject":"${escaped(100)}","message":"${escaped(4_000)}"}`;
    const answer = await server.request('POST', '/api/contact', { payload, headers: JSON_TYPE });
    expect(answer.status).not.toBe(413);
  });
});

describe('more values than any form has', () => {
  const keys = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`k${at}`, 1]));
  const many = JSON.stringify(keys);

  it.each([
    ['as fields', many],
    ['in a field', `{"skill_id":${many}}`],
    ['as a list', `{"skill_id":[${'1,'.repeat(60_000)}1]}`],
    ['as empty lists', `{"skill_id":[${'[],'.repeat(60_000)}[]]}`],
  ])('are not parsed %s', async (_, payload) => {
    const answer = await server.request('POST', '/api/vacancy', {
      token: school.token,
      payload,
      headers: JSON_TYPE,
    });
    expect(answer.status).toBe(413);
    expect(longTextsParsed()).toBe(0);
  });

  it('are not parsed in a multipart part', async () => {
    const form = new FormData();
    form.append('education', `[${many}]`);
    form.append('skill_id', new Blob([`[${many}]`], { type: 'application/json' }));
    const path = `/api/candidate/${candidate.id}`;
    const answer = await server.request('POST', path, { token: candidate.token, form });
    expect(answer.status).toBe(413);
    expect(longTextsParsed()).toBe(0);
  });

  it('are not counted in texts', async () => {
    const text = `["a, b", [c, "d\\\\", {e: ${'"f", '.repeat(3_000)}`.slice(0, 3_900);
    const json = { name: 'A', email: 'a@b.com', subject: 'S', message: text };
    expect((await server.request('POST', '/api/contact', { json })).status).not.toBe(413);
  });

  it('are refused in one object before each is named in an error', async () => {
    const json = Object.fromEntries(Object.entries(keys).slice(0, 1_500));
    expect((await server.request('POST', '/api/vacancy', { token: school.token, json })).status).toBe(413);
  });
});

describe('a list with too many rows', () => {
  it('is refused before its items are looked up, even if no rule limits it', async () => {
    const json = vacancyBody({ skill_id: Array.from({ length: 9_000 }, (_, at) => at + 1) });
    const lookups = vi.spyOn(poolOf(server.db), 'query');
    const answer = await server.request('POST', '/api/vacancy', { token: school.token, json });
    const asked = lookups.mock.calls.filter(([query]) => JSON.stringify(query).includes('skills'));
    lookups.mockRestore();
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { skill_id: ['At most 400 are allowed'] } },
    });
    expect(asked).toEqual([]);
  });

  const question = { question: '<b>Why?</b>', question_type_id: 1, is_required: 0 };

  it('is refused before any row is processed', async () => {
    const json = vacancyBody({ application_questions: Array.from({ length: 2_400 }, () => question) });
    const answer = await server.request('POST', '/api/vacancy', { token: school.token, json });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['application_questions']);
    expect(sanitize).not.toHaveBeenCalled();
  });

  it('is refused as text in a multipart form', async () => {
    const form = new FormData();
    form.append('education', JSON.stringify(Array.from({ length: 2_000 }, () => ({ ced_level: 1 }))));
    form.append('designation', 'x');
    const path = `/api/candidate/${candidate.id}`;
    const answer = await server.request('POST', path, { token: candidate.token, form });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['education']);
  });
});

it.each([
  ['is far too long', 300_000],
  ['has too many tags', 6_001],
])('a rich text that %s is not cleaned', async (_, tags) => {
  const json = vacancyBody({ job_description: '<b>'.repeat(tags) });
  const answer = await server.request('POST', '/api/vacancy', { token: school.token, json });
  expect(answer).toMatchObject({ status: 422, body: { errors: { job_description: [expect.any(String)] } } });
  expect(sanitize).not.toHaveBeenCalled();
});

it.each([
  ['tags', '<b>', 5_000],
  ['attributes', '<a href="http://a" onclick="x" style="y">', 1_400],
  ['entities', '&amp;', 5_000],
])('cleans only the first of three rich texts full of %s', async (_, mark, times) => {
  const text = mark.repeat(times);
  const json = vacancyBody({ job_description: text, requirements: text, benefits: text });
  const answer = await server.request('POST', '/api/vacancy', { token: school.token, json });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual(expect.arrayContaining(['requirements', 'benefits']));
  expect(sanitize).toHaveBeenCalledOnce();
});

describe('an endless form', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  /** Sends an endless body; resolves to the status and the number of bytes sent until then. */
  const sendOn = (start: string, more: string) =>
    new Promise<{ status: number; sent: number }>((done, fail) => {
      const headers = {
        'content-type': 'multipart/form-data; boundary=x',
        'transfer-encoding': 'chunked',
        authorization: `Bearer ${candidate.token}`,
      };
      const call = request({ port, method: 'POST', path: `/api/candidate/${candidate.id}`, headers });
      let sent = 0;
      const go = () => {
        while (!call.destroyed && sent < 400_000_000) {
          sent += more.length;
          if (!call.write(more)) return;
        }
      };
      call.on('drain', go);
      call.on('error', fail);
      call.once('response', (answer) => {
        const { statusCode } = answer;
        done({ status: statusCode!, sent });
        call.removeAllListeners('error').on('error', () => undefined);
        call.destroy();
      });
      call.write(start);
      go();
    });
  const part = (name: string, rest = '') =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  const MEBIBYTE = 'y'.repeat(1024 * 1024);

  it('of 9,000 files is parsed hardly beyond the maximum number of parts', async () => {
    const parsed = vi.spyOn(HeaderParser.prototype as { _parseHeader: () => void }, '_parseHeader');
    const answer = await fetch(`http://127.0.0.1:${port}/api/candidate/${candidate.id}`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        authorization: `Bearer ${candidate.token}`,
      },
      body: `${`${part('candidate_cv', '; filename="a.pdf"')}1\r\n`.repeat(9_000)}--x--\r\n`,
    });
    expect(answer.status).toBe(413);
    expect(parsed.mock.calls.length).toBeGreaterThan(100);
    // The parser reads each received piece to its end.
    expect(parsed.mock.calls.length).toBeLessThan(3_000);
    parsed.mockRestore();
  });

  it.each([
    ['an unknown name', 422, part('nobody', '; filename="a.pdf"'), 20],
    ['an oversized file', 413, part('candidate_cv', '; filename="cv.pdf"'), 120],
    ['a file for a text field', 413, part('designation', '; filename="a.pdf"'), 120],
    ['no part at all', 413, '', 120],
    ['an endless text', 413, part('designation'), 20],
  ])('with %s is answered %i before it ends', async (_, status, start, mebibytes) => {
    const answer = await sendOn(start, MEBIBYTE);
    expect(answer.status).toBe(status);
    expect(answer.sent).toBeLessThan(mebibytes * MEBIBYTE.length);
  });
});

it.each([
  ['those of one step', [{ job_description: '<b>x</b>'.repeat(8_000) }]],
  ['those of many steps', Array.from({ length: 20 }, () => ({ benefits: '<b>x</b>'.repeat(400) }))],
])('rich texts of a draft are not cleaned if %s exceed what any vacancy takes', async (_, steps) => {
  const save = (content: object[]) =>
    server.request('POST', '/api/vacancy-draft', {
      token: school.token,
      json: { step: 0, furthest: 0, steps: content },
    });
  expect((await save(steps)).status).toBe(413);
  expect(sanitize).not.toHaveBeenCalled();
  expect((await save([{ job_description: '<b>x</b>' }])).status).toBe(201);
});
