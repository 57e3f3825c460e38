import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { candidateExperiences, candidateSkills, candidates } from '../../people/tables/candidate.ts';
import { demandsOf, profileFactsOf } from '../../vacancies/profile-match/match-fact-queries.ts';
import { profileMatch } from '../../vacancies/profile-match/profile-match.ts';
import { vacancies, vacancySkills } from '../../vacancies/tables/vacancy.ts';
import { applications } from '../tables/application.ts';
import { withParties } from './application-search-queries.ts';
import { checksMet } from './match-order-queries.ts';

const { server, school, candidate } = await withServer({ school: newSchool, candidate: newCandidate });
const { db } = server;
const { vacancy_id } = await newVacancy(server, school);
await newApplication(server, candidate, vacancy_id);

const SKILLS: readonly (readonly number[])[] = [[], [1], [1, 2]];
const YEARS = [0, 3] as const;
const TEXTS = [
  null,
  ' ',
  'Bachelor',
  'bachelor  of',
  'BACHELOR OF EDUCATION',
  'Master’s',
  "master's degree",
  'BSc Maths',
  'Degree',
];

async function set(asked: {
  skills: readonly number[];
  years: number;
  text: string | null;
  ced_level?: number;
}) {
  await db.delete(vacancySkills).where(eq(vacancySkills.owner_id, vacancy_id));
  const rows = asked.skills.map((item_id) => ({ owner_id: vacancy_id, item_id }));
  if (rows.length) await db.insert(vacancySkills).values(rows);
  const extra = asked.text === null ? {} : { required_qualification: asked.text };
  const changes = { minimum_experience: asked.years, extra, ced_level: asked.ced_level ?? 4 };
  await db.update(vacancies).set(changes).where(eq(vacancies.vacancy_id, vacancy_id));
}

async function setProfile(said: { skills: readonly number[]; years: number | null; text: string | null }) {
  await db.delete(candidateSkills).where(eq(candidateSkills.owner_id, candidate.id));
  const rows = said.skills.map((item_id) => ({ owner_id: candidate.id, item_id }));
  if (rows.length) await db.insert(candidateSkills).values(rows);
  const changes = { years_of_experience: said.years, highest_qualification: said.text };
  await db.update(candidates).set(changes).where(eq(candidates.candidate_id, candidate.id));
}

async function both(): Promise<[database: number, program: number]> {
  const met = await checksMet(db, eq(applications.vacancy_id, vacancy_id));
  const [row] = await withParties(db.select({ met }).from(applications).$dynamic()).where(
    eq(applications.vacancy_id, vacancy_id),
  );
  const profile = (await profileFactsOf(db, [candidate.id])).get(candidate.id)!;
  const demands = (await demandsOf(db, [vacancy_id])).get(vacancy_id)!;
  return [row!.met * 25, profileMatch(profile, demands).percent];
}

describe('the match that tables are sorted by', () => {
  it('equals the match that they show', async () => {
    for (const required of SKILLS)
      for (const has of SKILLS) {
        await set({ skills: required, years: 0, text: null });
        await setProfile({ skills: has, years: 1, text: null });
        const [database, program] = await both();
        expect(database, `${required} of ${has}`).toBe(program);
      }
    for (const asked of TEXTS)
      for (const [index, text] of TEXTS.entries()) {
        const years = YEARS[index % 2]!;
        await set({ skills: [], years, text: asked });
        await setProfile({ skills: [], years: index % 3 ? index : null, text });
        const [database, program] = await both();
        expect(database, `${asked} of ${text}`).toBe(program);
      }
    for (const ced_level of [1, 4, 8]) {
      await set({ skills: [], years: 0, text: null, ced_level });
      await setProfile({ skills: [], years: 0, text: 'Bachelor' });
      const [database, program] = await both();
      expect(database, `level ${ced_level}`).toBe(program);
    }
    await db.delete(candidateExperiences).where(eq(candidateExperiences.owner_id, candidate.id));
    const [database, program] = await both();
    expect(database).toBe(program);
  });

  it('puts the best match first', async () => {
    const other = await newCandidate(server, { first_name: 'Omar', years_of_experience: 0 });
    const asking = await newVacancy(server, school, { minimum_experience: 2 });
    await setProfile({ skills: [1, 2], years: 9, text: 'Master of Education' });
    for (const person of [candidate, other]) await newApplication(server, person, asking.vacancy_id);
    const list = async (sort: string) => {
      const path = `/api/vacancy/${asking.vacancy_id}/applicants?sort=${sort}`;
      const { body } = await server.request('GET', path, { token: school.token });
      return body.data.map((row: { match: { percent: number } }) => row.match.percent);
    };
    const best = await list('-match');
    expect(best).toEqual(best.toSorted((a: number, b: number) => b - a));
    expect(await list('match')).toEqual(best.toReversed());
    expect(best[0]).toBeGreaterThan(best[1]);
  });
});
