import { expect, it } from 'vitest';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin, amal, badr, school, rival } = await withServer({
  admin: (at) => at.admin(),
  amal: (at) => newCandidate(at, { first_name: 'Amal', last_name: 'Zayed' }),
  badr: (at) => newCandidate(at, { first_name: 'Badr', last_name: 'Aziz' }),
  school: newSchool,
  rival: newSchool,
});

const physics = await newVacancy(server, school, { vacancy_title: 'Physics' });
const music = await newVacancy(server, rival, { vacancy_title: 'Music' });
await newApplication(server, amal, physics.vacancy_id);
await newApplication(server, badr, physics.vacancy_id);
await newApplication(server, amal, music.vacancy_id);

type Row = { candidate: { full_name: string }; vacancy: { vacancy_title: string } };
const search = async (query: string, token = admin.token): Promise<string[]> => {
  const { body } = await server.request('GET', `/api/application?${query}`, { token });
  return body.data.map(
    ({ candidate, vacancy }: Row) => `${candidate.full_name.split(' ')[0]}: ${vacancy.vacancy_title}`,
  );
};

it('finds applications by words, school, vacancy, candidate and day, in each order', async () => {
  expect(await search('search=music')).toEqual(['Amal: Music']);
  expect(await search('search=badr')).toEqual(['Badr: Physics']);
  expect(await search(`school_id=${school.id}&sort=candidate`)).toEqual(['Amal: Physics', 'Badr: Physics']);
  expect(await search(`vacancy_id=${music.vacancy_id}`)).toEqual(['Amal: Music']);
  expect(await search(`candidate_id=${amal.id}&sort=-position`)).toEqual(['Amal: Physics', 'Amal: Music']);
  expect(await search('applied_from=2199-01-01')).toEqual([]);
  expect(await search('applied_to=2199-01-01')).toHaveLength(3);
});

it('keep the access rules of the unfiltered list', async () => {
  expect(await search(`candidate_id=${amal.id}`, badr.token)).toEqual([]);
  expect(await search(`school_id=${rival.id}`, school.token)).toEqual([]);
  expect(await search('sort=candidate', school.token)).toEqual(['Amal: Physics', 'Badr: Physics']);
  expect(await search('search=amal', badr.token)).toEqual([]);
});
