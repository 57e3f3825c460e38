import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { QUESTIONS } from '../../testing/bodies.ts';
import { newCandidate, newSchool, newVacancy, type Profile, png } from '../../testing/scenario.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { listedVacancies } from './vacancy-read-queries.ts';

let server: TestServer;
let candidate: Profile;
const ids: number[] = [];
beforeAll(async () => {
  server = await testServer();
  candidate = await newCandidate(server);
  const school = await newSchool(server, { school_logo: png() });
  for (let index = 0; index < 8; index += 1) {
    const { vacancy_id } = await newVacancy(server, school, { application_questions: QUESTIONS });
    ids.push(vacancy_id);
  }
});
afterAll(() => server.close());

/** Returns the number of statements of a request. */
async function statements(path: string): Promise<number> {
  const { $client: pool } = server.db as unknown as { $client: Pool };
  const query = vi.spyOn(pool, 'query');
  const { status } = await server.request('GET', path, { token: candidate.token });
  expect(status).toBe(200);
  const made = query.mock.calls.length;
  query.mockRestore();
  return made;
}

describe('reading vacancies', () => {
  it('takes the same number of statements for many as for one', async () => {
    const rest = ['/vacancy?', `/vacancy/${ids[0]}/similar?`, `/job/saved-jobs/${candidate.id}?`];
    // By then the server knows the candidate's session with its new profile.
    await statements('/api/vacancy');
    for (const path of rest) {
      const [forOne, many] = [
        await statements(`/api${path}per_page=1`),
        await statements(`/api${path}per_page=100`),
      ];
      expect(many, path).toBe(forOne);
    }
    // The session with the page's ids and total, and the vacancies.
    expect(await statements('/api/vacancy')).toBe(2);
    // The session with the vacancy, its texts and questions, and, after the answer, the view.
    expect(await statements(`/api/vacancy/${ids[0]}`)).toBe(2);
  });

  it('keeps the order of the ids, and leaves out missing ones', async () => {
    const wanted = [ids[5]!, 999_999, ids[0]!, ids[3]!];
    const found = await listedVacancies(server.db, wanted, { candidate_id: null, today: '2026-01-01' });
    expect(found.map(({ vacancy }) => vacancy.vacancy_id)).toEqual([ids[5], ids[0], ids[3]]);
    expect(found[0]).toMatchObject({
      school: {
        city: 'Dubai',
        country: { name_en: 'United Arab Emirates' },
        school_logo: expect.stringMatching(/^\/storage\//),
      },
      required_skills: [{ skill_id: 2 }, { skill_id: 1 }],
      is_saved: false,
      application: null,
    });
  });
});
