import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sweepDatabase } from '../../../start/sweep-database.ts';
import {
  invite,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { newShortlist } from '../../../testing/shortlist-scenario.ts';
import { testServer } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';
import { profileReads } from '../../schools/tables/candidate-reach.ts';

const { server, school, rival } = await withServer({ school: newSchool, rival: newSchool });

const act = (method: string, path: string, { token }: Partial<Profile>, json?: unknown) =>
  server.request(method, `/api${path}`, { token, ...(json !== undefined && { json }) });
const switchOff = (candidate: Profile) => act('PUT', '/candidate/visibility', candidate, { findable: false });
const hide = (candidate: Profile, from: Pick<Profile, 'id'>) =>
  act('PUT', `/candidate/hidden-school/${from.id}`, candidate);
const finds = async (whom: Profile, { id }: Profile) =>
  (await act('GET', '/candidate?per_page=100', whom)).body.data.some(
    (row: { candidate_id: number }) => row.candidate_id === id,
  );
/** Returns the statuses a school gets when it searches, reads, invites and shortlists a candidate. */
const statusesFor = async (whom: Profile, candidate: Profile) => {
  const { vacancy_id } = await newVacancy(server, whom);
  const list = await newShortlist(server, whom);
  return {
    found: await finds(whom, candidate),
    read: (await act('GET', `/candidate/${candidate.id}`, whom)).status,
    listed: (await act('PUT', `/shortlist/${list}/candidate/${candidate.id}`, whom, {})).status,
    invited: (await invite(server, whom, vacancy_id, candidate.id)).status,
  };
};

describe('a candidate’s visibility', () => {
  it('is on by default, and can be turned off for all schools', async () => {
    const candidate = await newCandidate(server);
    expect((await act('GET', '/candidate/visibility', candidate)).body.data).toEqual({
      findable: true,
      hidden_schools: [],
    });
    expect(await statusesFor(school, candidate)).toEqual({
      found: true,
      read: 200,
      listed: 200,
      invited: 201,
    });
    expect((await switchOff(candidate)).body.data).toEqual({ findable: false, hidden_schools: [] });
    expect(await statusesFor(school, candidate)).toEqual({
      found: false,
      read: 404,
      listed: 404,
      invited: 404,
    });
    await act('PUT', '/candidate/visibility', candidate, { findable: true });
    expect(await finds(school, candidate)).toBe(true);
  });

  it('can be turned off for one school, and on again', async () => {
    const candidate = await newCandidate(server);
    const { data } = (await hide(candidate, school)).body;
    expect(data.hidden_schools).toEqual([
      { school_id: school.id, school_name: 'Palm Valley School', city: 'Dubai' },
    ]);
    expect((await hide(candidate, school)).status).toBe(200);
    expect(await statusesFor(school, candidate)).toEqual({
      found: false,
      read: 404,
      listed: 404,
      invited: 404,
    });
    expect(await statusesFor(rival, candidate)).toEqual({
      found: true,
      read: 200,
      listed: 200,
      invited: 201,
    });
    await act('DELETE', `/candidate/hidden-school/${school.id}`, candidate);
    expect(await finds(school, candidate)).toBe(true);
  });

  it('lets a hidden school read and invite an applicant, but neither find nor shortlist them', async () => {
    const candidate = await newCandidate(server);
    await switchOff(candidate);
    const { vacancy_id } = await newVacancy(server, school);
    await newApplication(server, candidate, vacancy_id);
    expect(await statusesFor(school, candidate)).toEqual({
      found: false,
      read: 200,
      listed: 404,
      invited: 201,
    });
  });

  it('removes a candidate who hides from the count of a list', async () => {
    const candidate = await newCandidate(server);
    const list = await newShortlist(server, school, candidate.id);
    const count = async () =>
      (await act('GET', '/shortlist', school)).body.data.find(
        ({ shortlist_id }: { shortlist_id: number }) => shortlist_id === list,
      ).candidates;
    expect(await count()).toBe(1);
    await switchOff(candidate);
    expect(await count()).toBe(0);
  });
});

describe('changing a candidate’s visibility', () => {
  it('is limited to the candidate, and to existing schools', async () => {
    const candidate = await newCandidate(server);
    expect((await act('PUT', '/candidate/visibility', candidate, {})).body.errors).toEqual({
      findable: ['Choose whether schools can find you'],
    });
    expect((await act('PUT', '/candidate/visibility', candidate, { findable: 'maybe' })).status).toBe(422);
    expect((await hide(candidate, { id: 987_654 })).status).toBe(404);
    for (const [method, path] of [
      ['GET', '/candidate/visibility'],
      ['DELETE', `/candidate/hidden-school/${school.id}`],
    ] as const) {
      expect((await act(method, path, {})).status).toBe(401);
      expect((await act(method, path, school)).status).toBe(403);
      expect((await act(method, path, await server.signUp('Candidate'))).status).toBe(403);
    }
  });
});

type Person = Awaited<ReturnType<typeof newCandidate>>;

describe('reading profiles', () => {
  it('logs each read with reader and time for a year, except one’s own', async () => {
    const candidate = await newCandidate(server);
    for (const reader of [school, school, rival, candidate])
      await act('GET', `/candidate/${candidate.id}`, reader);
    const reads = () =>
      server.db.select().from(profileReads).where(eq(profileReads.candidate_id, candidate.id));
    expect((await reads()).map(({ reader_user_id }) => reader_user_id)).toEqual([
      school.user.id,
      school.user.id,
      rival.user.id,
    ]);
    const later = (days: number) => new Date(server.clock.now().getTime() + days * 24 * 3_600_000);
    await sweepDatabase(server.db, later(364));
    expect(await reads()).toHaveLength(3);
    await sweepDatabase(server.db, later(366));
    expect(await reads()).toEqual([]);
  });

  it('is limited per account for a while', async () => {
    const strict = await testServer({ beside: server, rateLimitScale: 0.01 });
    const reader = await newSchool(server);
    const people = await Promise.all([1, 2, 3, 4].map(() => newCandidate(server)));
    const read = ({ id }: { id: number }) =>
      strict.request('GET', `/api/candidate/${id}`, { token: reader.token });
    const [first, second, third, fourth] = people as [Person, Person, Person, Person];
    const statuses = [];
    // Reading a profile again within the hour does not count.
    for (const person of [first, first, second, first, second, third, fourth, third])
      statuses.push((await read(person)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 200]);
    expect((await read(fourth)).body.message).toContain('a lot of profiles');
    await strict.close();
  });
});
