import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../../language/run/value/durations.ts';
import { newCandidate, newSchool } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';
import { sweepRecords } from './record-queries.ts';

const { server, candidate, school, admin, other } = await withServer({
  candidate: newCandidate,
  school: newSchool,
  admin: (at) => at.admin(),
  other: newCandidate,
});
type Caller = { token?: string };
const call = (method: string, path: string, { token }: Caller, json?: unknown, headers = {}) =>
  server.request(method, `/api${path}`, { token, headers, ...(json !== undefined && { json }) });
const sent = { rating: 4, part: 'search', went_well: 'The map', to_improve: 'Ünder the search box' };
const write = async (by: Caller, changes: object = {}): Promise<number> => {
  const { status, body } = await call('POST', '/feedback', by, { ...sent, ...changes });
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  return body.data.record_id;
};
const idsOf = async (by: Caller, query = '') => {
  const { status, body } = await call('GET', `/feedback${query}`, by);
  expect(status).toBe(200);
  return body.data.map(({ record_id }: { record_id: number }) => record_id);
};

describe('a kind of record', () => {
  it('stores what is sent, and answers with it under its questions, in the language of the reader', async () => {
    const id = await write(candidate);
    const { body } = await call('GET', `/feedback/${id}`, candidate);
    expect(body.data).toMatchObject({ ...sent, record_id: id, by: 'Sara Khalil' });
    expect(body.data.answers).toMatchObject([
      { field: 'rating', question: 'How well does it work for you?', text: 'Well', note: null },
      { field: 'part', text: 'Searching' },
      { field: 'went_well', text: 'The map' },
      { field: 'to_improve', text: sent.to_improve },
    ]);
    const arabic = await call('GET', `/feedback/${id}`, candidate, undefined, { 'accept-language': 'ar' });
    expect(arabic.body.data.answers[0]).toMatchObject({ question: 'ما مدى ملاءمته لك؟', text: 'بشكل جيد' });
  });

  it.each([
    ['a missing answer', {}, { rating: ['Choose how well it works for you'] }],
    ['a choice that there is not', { rating: 9 }, { rating: ['Choose how well it works for you'] }],
    [
      'a text that is too long',
      { rating: 1, went_well: 'x'.repeat(2001) },
      { went_well: ['Use at most 2,000 characters'] },
    ],
    ['an unknown field', { rating: 1, stars: 5 }, { stars: [expect.any(String)] }],
    ['a field of the server', { rating: 1, user_id: 1 }, { user_id: [expect.any(String)] }],
  ])('refuses %s with the message of its form', async (_, json, errors) => {
    const { status, body } = await call('POST', '/feedback', candidate, json);
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors });
  });

  it('is written once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'feedback-once' };
    const both = [1, 2].map(() => call('POST', '/feedback', other, sent, headers));
    const ids = (await Promise.all(both)).flatMap(({ status, body }) =>
      status === 201 ? [body.data.record_id] : [],
    );
    expect(new Set(ids).size).toBe(1);
    expect(await idsOf(other)).toEqual([ids[0]]);
  });

  it('is changed by its author only, as far as others have not changed it meanwhile', async () => {
    const id = await write(candidate);
    const { headers, body } = await call('PUT', `/feedback/${id}`, candidate, { rating: 2, part: '' });
    expect(body.data).toMatchObject({ rating: 2, went_well: 'The map' });
    expect(body.data).not.toHaveProperty('part');
    expect((await call('PUT', `/feedback/${id}`, other, { rating: 1 })).status).toBe(403);
    expect((await call('PUT', `/feedback/${id}`, admin, { rating: 1 })).status).toBe(403);
    const old = { 'if-match': '"2020-01-01T00:00:00.000Z"' };
    expect((await call('PUT', `/feedback/${id}`, candidate, { rating: 1 }, old)).status).toBe(412);
    const seen = { 'if-match': String(headers.etag) };
    expect((await call('PUT', `/feedback/${id}`, candidate, { rating: 1 }, seen)).status).toBe(200);
    expect((await call('PUT', `/feedback/${id}`, candidate, { rating: 7 })).status).toBe(422);
  });

  it('is listed to whom it belongs, and all of it to an Admin', async () => {
    const [mine, theirs] = [await write(candidate), await write(school)];
    expect(await idsOf(candidate)).toContain(mine);
    expect(await idsOf(candidate)).not.toContain(theirs);
    expect(await idsOf(school)).toEqual([theirs]);
    expect(await idsOf(admin)).toEqual(expect.arrayContaining([mine, theirs]));
    expect((await call('GET', '/feedback', {})).status).toBe(401);
  });

  it('is found by its texts and its choices, sorted and paged', async () => {
    const first = await write(school, { rating: 1, went_well: 'Zebra crossing', part: 'other' });
    const second = await write(school, { rating: 5, went_well: 'Zèbra', part: 'other' });
    expect(await idsOf(admin, '?search=zebra')).toEqual([second, first]);
    expect(await idsOf(admin, '?search=zebra&sort=created_at')).toEqual([first, second]);
    expect(await idsOf(admin, '?search=zebra&rating=5')).toEqual([second]);
    expect(await idsOf(admin, '?search=zebra&rating=5&part=profile')).toEqual([]);
    expect(await idsOf(admin, '?search=went_well')).toEqual([]);
    const page = (await call('GET', '/feedback?search=zebra&per_page=1', admin)).body;
    expect(page.meta).toMatchObject({ total: 2, page: 1, per_page: 1 });
    expect(await idsOf(admin, `?search=zebra&per_page=1&cursor=${page.meta.next_cursor}`)).toEqual([first]);
    expect((await call('GET', '/feedback?rating=9', admin)).status).toBe(400);
  });

  it('is saved as a file, with a column for each question', async () => {
    const person = await newCandidate(server);
    await write(person, { rating: 3, went_well: '=1+1' });
    const { status, raw, headers } = await call('GET', '/feedback/export', person);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('feedback.csv');
    const [titles, line, end] = Buffer.from(raw).toString().split('\r\n');
    expect(titles).toContain('Written by,Written on,How well does it work for you?,What is it about?');
    expect(line).toContain(',Neither well nor badly,Searching,');
    expect(line).toContain("'=1+1");
    expect(end).toBe('');
  });

  it('is deleted by its author and by Admins, which is noted without its text', async () => {
    const [one, two] = [await write(candidate), await write(candidate, { went_well: 'Quxzyl' })];
    expect((await call('DELETE', `/feedback/${one}`, other)).status).toBe(403);
    expect((await call('DELETE', `/feedback/${one}`, candidate)).status).toBe(200);
    expect((await call('GET', `/feedback/${one}`, candidate)).status).toBe(404);
    expect((await call('DELETE', `/feedback/${two}`, admin)).status).toBe(200);
    const noted = (await call('GET', '/admin/audit', admin)).body.data;
    expect(noted[0]).toMatchObject({ thing: `feedback ${two}` });
    expect(JSON.stringify(noted)).not.toContain('Quxzyl');
  });

  it('is in the archive of its author, with what its form asked, and goes with the account', async () => {
    const person = await newCandidate(server);
    const id = await write(person, { went_well: 'Only mine' });
    const { raw } = await call('GET', '/user/me/export', person);
    const archive = unzipSync(new Uint8Array(raw));
    const rows = (name: string) => JSON.parse(Buffer.from(archive[`data/${name}.json`]!).toString());
    expect(rows('records')).toMatchObject([{ record_id: id, extra: { went_well: 'Only mine' } }]);
    const asked = rows('form_versions').filter(({ record }: { record: string }) => record === 'feedback');
    expect(asked).toMatchObject([{ version: rows('records')[0].form_version }]);
    const left = await call('DELETE', '/user/me', person, { password: person.password });
    expect(left.status).toBe(200);
    expect((await call('GET', `/feedback/${id}`, admin)).status).toBe(404);
  });

  it('is kept as long as its document says', async () => {
    const id = await write(candidate);
    const written = (await call('GET', `/feedback/${id}`, admin)).body.data.created_at;
    const daysLater = (days: number) => new Date(Date.parse(written) + days * DAY);
    await sweepRecords(server.db, daysLater(365));
    expect((await call('GET', `/feedback/${id}`, admin)).status).toBe(200);
    await sweepRecords(server.db, daysLater(365.001));
    expect((await call('GET', `/feedback/${id}`, admin)).status).toBe(404);
  });
});
