import { beforeAll, describe, expect, it } from 'vitest';
import { newCandidate, newSchool, newVacancy } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school, candidate } = await withServer({
  school: (on) => newSchool(on, { school_name: 'Palm Valley Academy' }),
  candidate: newCandidate,
});

const search = async (words: string, more = '') => {
  const path = `/api/vacancy?search=${encodeURIComponent(words)}${more}`;
  const { body } = await server.request('GET', path, { token: candidate.token });
  return body as { data: { vacancy_title: string }[]; meta: { total: number; forgiven: boolean } };
};
const titlesFor = async (words: string, more?: string) =>
  (await search(words, more)).data.map(({ vacancy_title }) => vacancy_title).sort();

let subject: string;
let role: string;
beforeAll(async () => {
  const [subjects, roles] = await Promise.all(
    ['subjects', 'candidate-roles'].map(
      async (list) => (await server.request('GET', `/api/${list}`, { token: candidate.token })).body.data,
    ),
  );
  const [oneSubject, oneRole] = [subjects[20], roles.at(-1)];
  subject = oneSubject.subject_name;
  role = oneRole.candr_role_name;
  await newVacancy(server, school, { vacancy_title: 'Teacher of Physics' });
  await newVacancy(server, school, { vacancy_title: 'Physical Education Coach' });
  await newVacancy(server, school, { vacancy_title: 'By subject', subject_id: oneSubject.subject_id });
  await newVacancy(server, school, { vacancy_title: 'By role', candr_id: oneRole.candr_id });
  const elsewhere = await newSchool(server, { school_name: 'Cedar House' });
  await newVacancy(server, elsewhere, { vacancy_title: 'Elsewhere' });
});

describe('a search by words', () => {
  it('finds words in any order, each in the title, the subject, the role or the school', async () => {
    expect(await titlesFor('PHYSICS teacher')).toEqual(['Teacher of Physics']);
    expect(await titlesFor(subject)).toContain('By subject');
    expect(await titlesFor(role)).toContain('By role');
    expect(await titlesFor('cedar')).toEqual(['Elsewhere']);
    expect(await titlesFor('palm physics')).toEqual(['Teacher of Physics']);
    expect(await titlesFor('cedar physics')).toEqual([]);
  });

  it.each(['qx', 'q', 'QZ', 'qy', 'qw'])(
    'finds %s, too short for a text index, where a word begins',
    async (words) => {
      const titles = ['Qx Teacher', 'Coach (qz)', 'Pre-Qy\u0301 Lead', 'Head of qw'];
      for (const vacancy_title of titles) await newVacancy(server, school, { vacancy_title });
      await newVacancy(server, school, { vacancy_title: 'Aqxz' });
      const found = await titlesFor(words);
      expect([...new Set(found)]).toEqual(
        words === 'q' ? [...titles].sort() : [expect.stringMatching(new RegExp(words, 'i'))],
      );
    },
  );

  it.each(['phisics', 'physcs', 'physiks teacher', 'pysics'])('corrects %s', async (words) => {
    const { data, meta } = await search(words);
    expect(data.map(({ vacancy_title }) => vacancy_title)).toContain('Teacher of Physics');
    expect(meta.forgiven).toBe(true);
  });

  it('corrects a school’s name', async () => {
    expect(await titlesFor('ceder')).toEqual(['Elsewhere']);
  });

  it('takes words literally if any vacancy has them, even when other filters leave none', async () => {
    expect(await titlesFor('physics')).toEqual(['Teacher of Physics']);
    expect((await search('physics')).meta.forgiven).toBe(false);
    expect(await search('physics', '&country_id=4')).toMatchObject({ data: [], meta: { forgiven: false } });
  });

  it('finds nothing for a word that resembles no other', async () => {
    expect(await search('xylophone')).toMatchObject({ data: [], meta: { total: 0, forgiven: false } });
  });

  it('pages through corrected results', async () => {
    const first = (
      await server.request('GET', '/api/vacancy?search=techer&per_page=1', { token: candidate.token })
    ).body;
    expect(first.meta).toMatchObject({ forgiven: true });
    if (first.meta.next_cursor === null) return;
    const next = await server.request(
      'GET',
      `/api/vacancy?search=techer&per_page=1&cursor=${first.meta.next_cursor}`,
      { token: candidate.token },
    );
    expect(next.body.data).toHaveLength(1);
    expect(next.body.data[0].vacancy_id).not.toBe(first.data[0].vacancy_id);
  });
});
