import { describe, expect, it } from 'vitest';
import { newCandidate, newSchool, newVacancy } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school, other, candidate } = await withServer({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
});

const read = (id: number, token?: string) => server.request('GET', `/api/vacancy/${id}`, { token });
const search = async (query: string, token = candidate.token) =>
  (await server.request('GET', `/api/vacancy?${query}`, { token })).body;

describe('the match with the caller’s profile', () => {
  it('is part of single vacancies and lists, for candidates only', async () => {
    const school = await newSchool(server);
    const demands = {
      skill_id: [3],
      required_qualification: 'education',
      curriculum_id: 2,
      minimum_experience: 8,
    };
    const { vacancy_id } = await newVacancy(server, school, demands);
    const { data } = (await read(vacancy_id, candidate.token)).body;
    expect(data.match).toEqual({
      percent: 75,
      reasons: [
        { reason: 'skills', state: 'met', ground: 'fits' },
        { reason: 'experience', state: 'met', ground: 'fits' },
        { reason: 'qualification', state: 'met', ground: 'fits' },
        { reason: 'curriculum', state: 'not_met', ground: 'falls_short', missing: 'British' },
      ],
      not_met: ['curriculum'],
    });
    const [row] = (await search(`school_id=${school.id}`)).data;
    expect(row.match).toEqual(data.match);
    const fresh = await server.signUp('Candidate');
    for (const { token } of [school, other, fresh, await server.admin()]) {
      expect((await read(vacancy_id, token)).body.data).not.toHaveProperty('match');
      expect((await search(`school_id=${school.id}`, token)).data[0]).not.toHaveProperty('match');
    }
  });

  it.each([
    { asked: 'Doctorate', text: undefined, ground: 'falls_short', missing: 'Doctorate' },
    { asked: "Bachelor's Degree", text: undefined, ground: 'fits' },
    { asked: 'Doctorate', text: 'Master', ground: 'fits' },
  ])('compares the education level $asked unless a qualification is required: $text', async (one) => {
    const { body } = await server.request('GET', '/api/education-levels');
    const { ced_level } = body.data.find(
      ({ level_name }: { level_name: string }) => level_name === one.asked,
    );
    const { vacancy_id } = await newVacancy(server, school, { ced_level, required_qualification: one.text });
    const { reasons } = (await read(vacancy_id, candidate.token)).body.data.match;
    const { ground, missing } = reasons.find(({ reason }: { reason: string }) => reason === 'qualification');
    expect({ ground, missing }).toEqual({ ground: one.ground, missing: one.missing });
  });

  it('counts checks without a requirement as met, and values missing from the profile as not met', async () => {
    const { vacancy_id } = await newVacancy(server, school, { skill_id: [] });
    const novice = await newCandidate(server, { experience: [] });
    expect((await read(vacancy_id, novice.token)).body.data.match).toMatchObject({
      percent: 75,
      reasons: [
        { state: 'met', ground: 'not_asked' },
        { state: 'met', ground: 'fits' },
        { state: 'met', ground: 'fits' },
        { state: 'not_met', ground: 'not_said' },
      ],
    });
  });
});
