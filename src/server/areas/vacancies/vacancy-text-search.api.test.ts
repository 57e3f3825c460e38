import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
afterAll(() => void vi.useRealTimers());

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

describe('a search by relevance', () => {
  const inOrder = async (words: string, more = '') =>
    (await search(words, more)).data.map(({ vacancy_title }) => vacancy_title);

  it('ranks a word by where it occurs: title, subject, city, texts', async () => {
    const text = { job_description: '<p>You play the <b>harpsichord</b>.</p>' };
    const { subjects } = await newSubject('Harpsichord');
    await newVacancy(server, school, { vacancy_title: 'Harpsichord Coach' });
    await newVacancy(server, school, { vacancy_title: 'In its subject', subject_id: subjects });
    await newVacancy(server, school, { vacancy_title: 'In its city', city: 'Harpsichord Bay' });
    await newVacancy(server, school, { vacancy_title: 'In its text', ...text });
    const expected = ['Harpsichord Coach', 'In its subject', 'In its city', 'In its text'];
    expect(await inOrder('harpsichord')).toEqual(expected);
    expect(await inOrder('harpsichord', '&sort=-created_at')).toEqual(expected.toReversed());
    expect(await inOrder('harps')).toEqual(expected);
  });

  it('continues after a cursor', async () => {
    const path = '/api/vacancy?search=harpsichord&per_page=2';
    const first = (await server.request('GET', path)).body;
    const next = (await server.request('GET', `${path}&cursor=${first.meta.next_cursor}`)).body;
    const titles = [...first.data, ...next.data].map(({ vacancy_title }) => vacancy_title);
    expect(titles).toEqual(['Harpsichord Coach', 'In its subject', 'In its city', 'In its text']);
    expect(next.meta.next_cursor).toBeNull();
  });

  it('ignores signs beside words', async () => {
    expect(await inOrder('harpsichord / coach')).toEqual(['Harpsichord Coach']);
    expect(await inOrder('/')).toEqual([]);
    expect(await inOrder("harpsichord ' \\ | & ! (")).toHaveLength(4);
  });
});

/** Waits until names of items are read again. */
const later = () => vi.setSystemTime(Date.now() + 11_000);

const newSubject = async (subject_name: string) => {
  const { rows } = await server.db.execute<{ subjects: number }>(
    sql`insert into subjects (subject_name, position) values (${subject_name}, 999) returning subject_id::int as subjects`,
  );
  later();
  return rows[0]!;
};

describe('a search by a name', () => {
  it('follows a renamed subject and a renamed school', async () => {
    const { subjects } = await newSubject('Sackbut');
    const renamed = await newSchool(server, { school_name: 'Ocarina College' });
    await newVacancy(server, renamed, { vacancy_title: 'Renamed', subject_id: subjects });
    expect([await titlesFor('sackbut'), await titlesFor('ocarina')]).toEqual([['Renamed'], ['Renamed']]);
    await server.db.execute(sql`update subjects set subject_name = 'Zurna' where subject_id = ${subjects}`);
    await server.db.execute(
      sql`update schools set school_name = 'Zampogna College' where school_id = ${renamed.id}`,
    );
    later();
    for (const word of ['sackbut', 'ocarina']) expect(await titlesFor(word)).toEqual([]);
    for (const word of ['zurna', 'zampogna']) expect(await titlesFor(word)).toEqual(['Renamed']);
  });

  it('finds the vacancies of a name that more than 100 schools share', async () => {
    const [one, another] = [
      await newSchool(server, { school_name: 'Quokka School' }),
      await newSchool(server, { school_name: 'Quokka Academy' }),
    ];
    await server.db.execute(sql`
      with added as (insert into users (user_name, full_name, role_id, password_hash)
        select 'quokka-' || n || '@example.com', 'Quokka', 3, '-' from generate_series(1, 100) n returning id)
      insert into schools (user_id, school_name, school_type, country_id, city)
        select id, 'Quokka School ' || id, 'private', 193, 'Riyadh' from added`);
    await newVacancy(server, one, { vacancy_title: 'Viola' });
    await newVacancy(server, another, { vacancy_title: 'Cello' });
    await newVacancy(server, school, { vacancy_title: 'Viola elsewhere' });
    expect(await titlesFor('quokka')).toEqual(['Cello', 'Viola']);
    expect(await titlesFor('viola quokka')).toEqual(['Viola']);
  });

  it('finds an Arabic word however it is written, with its article, too', async () => {
    await newVacancy(server, school, { vacancy_title: 'معلّم الأحياء' });
    for (const word of ['احياء', 'الاحياء', 'أَحْيَاء', 'الأحي'])
      expect([word, await titlesFor(word)]).toEqual([word, ['معلّم الأحياء']]);
  });
});
