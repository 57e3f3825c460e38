import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { beginsWith, isText } from '../../../engine/db/folded.ts';
import { searchedText as accountText, users } from '../../../engine/db/tables/accounts.ts';
import { newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { candidates, searchedText as profileText } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';

const { server, layla, school } = await withServer({
  layla: (at) =>
    newCandidate(at, {
      first_name: 'Layla',
      last_name: 'Haddad',
      first_name_ar: 'ليلى',
      last_name_ar: 'حداد',
      designation: 'Physics teacher',
    }),
  school: (at) => newSchool(at, { school_name: 'Layla Bay School', city: 'Doha' }),
});
const admin = await server.admin();

type Found = { kind: string; id: number; name: string; about: string };
const search = async (text: string, token: string | undefined = admin.token) => {
  const { status, body } = await server.request(
    'GET',
    `/api/admin/search?search=${encodeURIComponent(text)}`,
    {
      token,
    },
  );
  return { status, found: body.data as Found[] };
};

describe('the search over everything', () => {
  it('finds people, schools and vacancies by one word, each with what it is', async () => {
    const { vacancy_id } = await newVacancy(server, school, { vacancy_title: 'Head at Layla Bay' });
    const { status, found } = await search('layla');
    expect(status).toBe(200);
    expect(found).toEqual([
      { kind: 'candidate', id: layla.id, name: 'Layla Haddad', about: 'Physics teacher' },
      { kind: 'school', id: school.id, name: 'Layla Bay School', about: 'Doha' },
      { kind: 'vacancy', id: vacancy_id, name: 'Head at Layla Bay', about: 'Layla Bay School' },
    ]);
  });

  it.each([['haddad layla'], ['LAYLA hadd'], ['ليلي'], ['لَيْلى حـداد'], ['physics haddad']])(
    'finds a candidate by %j',
    async (text) => {
      expect((await search(text)).found).toContainEqual(expect.objectContaining({ id: layla.id }));
    },
  );

  it('finds a candidate and an account without a profile by their e-mail addresses', async () => {
    expect((await search(layla.email)).found).toMatchObject([{ kind: 'candidate', id: layla.id }]);
    const { email, user } = await server.signUp('Candidate');
    expect((await search(email)).found).toMatchObject([{ kind: 'user', id: user.id, about: email }]);
  });

  it('shows at most five of a kind, those whose name begins with the words first', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F'])
      await newSchool(server, { school_name: `${name} Cove Academy`, city: 'Muscat' });
    await newSchool(server, { school_name: 'Cove Academy of the North', city: 'Muscat' });
    const { found } = await search('cove academy');
    expect(found.map(({ name }) => name)).toHaveLength(5);
    expect(found[0]!.name).toBe('Cove Academy of the North');
  });

  it('puts the very name first, then those that begin with it, among more matches than it compares', async () => {
    const { vacancy_id } = await newVacancy(server, school, { vacancy_title: 'Lead Oboist' });
    const copies = async (before: string, many: number) =>
      server.db.execute(sql`
        insert into vacancies (school_id, vacancy_title, position_type, country_id, city, application_deadline, candr_id,
          ced_level, subject_id, curriculum_id, expl_id, minimum_experience)
        select school_id, ${before}::text || n, position_type, country_id, city, application_deadline, candr_id, ced_level,
          subject_id, curriculum_id, expl_id, minimum_experience
        from vacancies cross join generate_series(1, ${many}::int) n where vacancy_id = ${vacancy_id}`);
    await copies('An Oboist ', 300);
    await copies('Oboist, Section ', 300);
    await newVacancy(server, school, { vacancy_title: 'Oboist' });
    const names = (await search('oboist')).found.map(({ name }) => name);
    expect(names).toHaveLength(5);
    expect(names[0]).toBe('Oboist');
    expect(names.slice(1)).toEqual(names.slice(1).filter((name) => name.startsWith('Oboist, ')));
  });

  it('finds a name that is longer than what its index holds', async () => {
    const school_name = `Layla ${'very'.repeat(16)} School`;
    await newSchool(server, { school_name, city: 'Muscat' });
    for (const text of [school_name, school_name.slice(0, 70)])
      expect((await search(text)).found.map(({ name }) => name)).toEqual([school_name]);
    expect((await search(school_name.replace('School', 'Academy'))).found).toEqual([]);
  });

  it.each([
    ['users', accountText(users), 'users_beginning'],
    ['candidates', profileText(candidates), 'candidates_beginning'],
    ['schools', sql`${schools.name_key}`, 'schools_beginning'],
    ['vacancies', sql`${vacancies.title_key}`, 'vacancies_beginning'],
  ])('reads the %s that begin with a text, or are it, from an index', async (table, key, index) => {
    for (const condition of [beginsWith(key, 'la'), isText(key, 'layla')]) {
      const plan = await server.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        return tx.execute(sql`explain select from ${sql.identifier(table)} where ${condition}`);
      });
      expect(JSON.stringify(plan.rows)).toMatch(new RegExp(`${index}.*Index Cond`));
    }
  });

  it('finds nothing by words that no record has together, and takes wildcards literally', async () => {
    expect((await search('layla zzz')).found).toEqual([]);
    expect((await search('%')).found).toEqual([]);
    expect((await search('   ')).found).toEqual([]);
  });

  it.each([
    ['a candidate', () => layla.token, 403],
    ['a school', () => school.token, 403],
    ['a visitor', () => '', 401],
  ])('refuses %s', async (_, token, status) => {
    expect((await search('layla', token())).status).toBe(status);
  });
});
