import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { FOLDED } from '../../../language/run/value/folded-words.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, admin, school } = await withServer({
  admin: (at) => at.admin(),
  school: (at) => newSchool(at, { school_name: 'مدرسة الأمَل', city: 'الإحساء' }),
});
const vacancy = await newVacancy(server, school, { vacancy_title: 'معلّمة أحياء' });
const mohammed = await newCandidate(server, {
  first_name: 'Mohammed',
  last_name: 'Al-Amin',
  first_name_ar: 'مُحمّد',
  last_name_ar: 'الأمين',
});
await newApplication(server, mohammed, vacancy.vacancy_id);

const found = async (path: string, search: string, { token } = admin) => {
  const { status, body } = await server.request('GET', `/api${path}${encodeURIComponent(search)}`, { token });
  expect(status).toBe(200);
  return body.data.length;
};

describe('the database’s folding', () => {
  it.each(FOLDED)('takes %s and %s for the same', async (one, other, same) => {
    const { rows } = await server.db.execute<{ folded: string[] }>(
      sql`select array[folded(${one}), folded(${other})] as folded`,
    );
    expect(rows[0]!.folded).toEqual([same, same]);
  });
});

describe('a search', () => {
  const WAYS = ['Mohammed', 'mohammed al-amin', 'محمد', 'مُحَمَّد', 'محـمد الامين', 'الآمين'];
  it.each(WAYS)('finds a person by the names in both languages, as %s', async (words) => {
    expect(await found('/candidate?search=', words)).toBe(1);
    expect(await found(`/application?search=`, words)).toBe(1);
    expect(await found(`/vacancy/${vacancy.vacancy_id}/applicants?search=`, words, school)).toBe(1);
  });

  it.each([
    ['m', 1],
    ['MO', 1],
    ['مُح', 1],
    ['الأ', 1],
    ['am', 1],
    ['ha', 0],
    ['.m', 0],
    ['m)', 0],
  ])('finds a person by the first letters of a word, as %s', async (letters, people) => {
    expect(await found('/candidate?search=', letters)).toBe(people);
  });

  it.each(['مدرسه الامل', 'مدرسة الأمل', 'الاحساء', 'الأحساء'])('finds a school as %s', async (words) => {
    expect(await found('/school?search=', words)).toBe(1);
  });

  it.each(['معلمه احياء', 'مُعلمة', 'أحياء', 'الامل', 'معلمة إحياء'])('finds a job as %s', async (words) => {
    expect(await found('/vacancy?search=', words)).toBe(1);
  });

  it.each(['معلم رياضيات', 'محمود', 'Mohamad'])('does not find others as %s', async (words) => {
    expect(await found('/candidate?search=', words)).toBe(0);
    expect(await found('/school?search=', words)).toBe(0);
  });

  it.each(['الرياضيات', 'رياضيّات'])('finds a job by the Arabic name of its subject, as %s', async (words) => {
    const { body } = await server.request('GET', `/api/vacancy?search=${encodeURIComponent(words)}`);
    expect(body.data.map((one: { vacancy_id: number }) => one.vacancy_id)).toContain(vacancy.vacancy_id);
  });

  it('finds an applicant by the Arabic name of the time of the application', async () => {
    await server.request('PUT', `/api/candidate/${mohammed.id}`, {
      token: mohammed.token,
      json: { first_name_ar: 'حمد', last_name_ar: 'الخالد' },
    });
    const [{ application_id }] = (await server.request('GET', '/api/application', { token: admin.token }))
      .body.data;
    await server.request('PUT', `/api/application/${application_id}/status`, {
      token: school.token,
      json: { status: 'Rejected' },
    });
    const path = `/vacancy/${vacancy.vacancy_id}/applicants?search=`;
    expect(await found(path, 'محمد الامين', school)).toBe(1);
  });
});
