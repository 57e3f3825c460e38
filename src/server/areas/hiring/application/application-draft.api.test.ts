import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newApplicationDraft } from '../../../testing/application-draft-scenario.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school, candidate, other } = await withServer({
  school: newSchool,
  candidate: newCandidate,
  other: newCandidate,
});

type Method = 'GET' | 'PUT' | 'DELETE';
const ask = (method: Method, vacancyId: number, json?: object, { token }: { token?: string } = candidate) =>
  server.request(method, `/api/vacancy/${vacancyId}/application-draft`, { token, ...(json && { json }) });
const draft = (steps: object[], step = 0) => ({ step, furthest: step, steps });
const none = (vacancy_id: number) => ({ vacancy_id, step: 0, furthest: 0, steps: [], updated_at: null });
const posted = async (): Promise<number> => (await newVacancy(server, school)).vacancy_id;
const close = (id: number) => server.request('POST', `/api/vacancy/${id}/close`, { token: school.token });
const stored = async (id: number) =>
  (await server.db.execute(sql`select 1 from application_drafts where vacancy_id = ${id}`)).rows.length;

describe('a draft of an application', () => {
  it('keeps unfinished values until it is discarded', async () => {
    const id = await posted();
    expect((await ask('GET', id)).body.data).toEqual(none(id));
    const steps = [{ email: 'not yet an address' }, {}, { answers: [{ question_id: 1, answer: null }] }];
    const saved = await ask('PUT', id, draft(steps, 2));
    expect([saved.status, saved.body.message]).toEqual([200, 'The draft has been saved.']);
    const expected = { vacancy_id: id, step: 2, furthest: 2, steps, updated_at: expect.any(String) };
    expect(saved.body.data).toEqual(expected);
    expect((await ask('GET', id)).body.data).toEqual(expected);
    await ask('PUT', id, draft([{ email: 'sara@example.com' }]));
    expect((await ask('GET', id)).body.data).toMatchObject(draft([{ email: 'sara@example.com' }]));
    expect((await ask('DELETE', id)).status).toBe(200);
    expect((await ask('GET', id)).body.data).toEqual(none(id));
    expect((await ask('DELETE', id)).status, 'again').toBe(200);
  });

  it('is its candidate’s own', async () => {
    const id = await posted();
    await newApplicationDraft(server, candidate, id, [{ email: 'mine@example.com' }]);
    expect((await ask('GET', id, undefined, other)).body.data).toEqual(none(id));
    await ask('PUT', id, draft([{ email: 'other@example.com' }]), other);
    await ask('DELETE', id, undefined, other);
    expect((await ask('GET', id)).body.data.steps).toEqual([{ email: 'mine@example.com' }]);
  });

  it.each([
    ['nobody', 401, () => ({})],
    ['a school', 403, () => school],
    ['a candidate without a profile', 403, () => server.signUp('Candidate')],
  ] as const)('is not for %s', async (_, status, caller) => {
    const id = await posted();
    const by = await caller();
    expect((await ask('GET', id, undefined, by)).status).toBe(status);
    expect((await ask('PUT', id, draft([{}]), by)).status).toBe(status);
    expect((await ask('DELETE', id, undefined, by)).status).toBe(status);
  });

  it.each([
    ['no steps', { step: 0, furthest: 0 }],
    ['a step before the first', draft([{}], -1)],
    ['steps that are not objects', { step: 0, furthest: 0, steps: ['x'] }],
    ['too many steps', draft(Array.from({ length: 51 }, () => ({})))],
    ['an additional field name', { ...draft([{}]), candidate_id: 1 }],
    ['a NUL character', draft([{ email: 'a\0b' }])],
  ])('is refused with %s', async (_, json) => {
    const id = await posted();
    expect((await ask('PUT', id, json)).status).toBe(422);
    expect(await stored(id)).toBe(0);
  });

  it('is deleted once the application is sent, and cannot come back', async () => {
    const id = await posted();
    await newApplicationDraft(server, candidate, id);
    await newApplicationDraft(server, other, id);
    await newApplication(server, candidate, id);
    expect((await ask('GET', id)).body.data).toEqual(none(id));
    const late = await ask('PUT', id, draft([{}]));
    expect([late.status, late.body.message]).toEqual([409, 'You have already applied for this job.']);
    expect(await stored(id), 'of the other candidate').toBe(1);
  });

  it('never remains beside an application sent at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await posted();
      await Promise.all([
        newApplication(server, candidate, id),
        ...[1, 2, 3].map((step) => ask('PUT', id, draft([{}], step))),
      ]);
      expect(await stored(id)).toBe(0);
    }
  });

  it('to a closed vacancy can be read and discarded, not saved', async () => {
    const id = await posted();
    await newApplicationDraft(server, candidate, id);
    await close(id);
    expect((await ask('PUT', id, draft([{}]))).status).toBe(404);
    expect((await ask('GET', id)).body.data.steps).toHaveLength(1);
    expect((await ask('DELETE', id)).status).toBe(200);
    expect((await ask('GET', id)).status, 'there is none any more').toBe(404);
  });

  it('goes with its vacancy', async () => {
    const id = await posted();
    await newApplicationDraft(server, candidate, id);
    await server.request('DELETE', `/api/vacancy/${id}`, { token: school.token });
    expect(await stored(id)).toBe(0);
    expect((await ask('GET', id)).status).toBe(404);
  });

  it('is refused if the candidate’s drafts take too much space', async () => {
    const hoarder = await newCandidate(server);
    // The limit counts what is read back, not what the database compresses.
    const large = () => draft([{ email: 'a'.repeat(3_000_000) }]);
    const ids = await Promise.all([posted(), posted(), posted()]);
    const answers = [];
    for (const id of ids) answers.push(await ask('PUT', id, large(), hoarder));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect(answers[2]!.body.message).toMatch(/^Your unfinished applications take up more than 8 MB/);
    expect(await stored(ids[2])).toBe(0);
  });
});
