import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { invite, newCandidate, newSchool, newVacancy, type Profile } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, admin, school, candidate } = await withServer({
  admin: (at) => at.admin(),
  school: newSchool,
  candidate: (at) => newCandidate(at, { current_city: 'Dubai', current_country: 'Atlantis' }),
});
const { vacancy_id } = await newVacancy(server, school, { city: 'Doha' });

const ARABIC = { 'accept-language': 'ar' };
const read = async (path: string, headers: Record<string, string> = {}, token?: string) => {
  const { status, body, raw } = await server.request('GET', `/api/${path}`, { headers, token });
  expect(status, path).toBe(200);
  return { data: body?.data, text: raw.toString() };
};
const ARABIC_LETTERS = /\p{Script=Arabic}/u;
const LATIN_LETTERS = /\p{Script=Latin}{3}/u;

it.each(['vacancy', `vacancy/${vacancy_id}`])(
  'names the items of %s in the language of the call',
  async (path) => {
    const [english, arabic] = [await read(path), await read(path, ARABIC)].map(
      ({ data }) => [data].flat()[0],
    );
    expect(english.subject.subject_name).toMatch(LATIN_LETTERS);
    const names = [
      [arabic.subject.subject_name, arabic.candidate_role.candr_role_name, arabic.education_level.level_name],
      [arabic.experience_level.expl_desc, arabic.country.name_en, arabic.school.country.name_en],
      arabic.required_skills.map(({ skill_desc }: { skill_desc: string }) => skill_desc),
    ].flat();
    for (const name of names) expect(name).toMatch(ARABIC_LETTERS);
    expect({ ...arabic.subject, subject_name: english.subject.subject_name }).toEqual(english.subject);
  },
);

it('keeps a city as it was typed and labels it in the language of the call', async () => {
  const { data: arabic } = await read(`vacancy/${vacancy_id}`, ARABIC);
  expect(arabic).toMatchObject({ city: 'Doha', city_label: 'الدوحة' });
  expect((await read(`vacancy/${vacancy_id}`)).data).not.toHaveProperty('city_label');
  const { data: profile } = await read(`candidate/${candidate.id}`, ARABIC, candidate.token);
  expect(profile).toMatchObject({ current_city: 'Dubai', current_city_label: 'دبي' });
  expect(profile).not.toHaveProperty('current_country_label');
});

it('leaves whole items alone, which have all their names', async () => {
  const { data } = await read('subjects', ARABIC);
  expect(data[0].subject_name).toMatch(LATIN_LETTERS);
  expect(data[0].name_ar).toMatch(ARABIC_LETTERS);
});

it('names what a profile lacks in the language of the reader', async () => {
  const other = await newVacancy(server, school, { curriculum_id: 2 });
  const reasons = async (headers: Record<string, string>) => {
    const { data } = await read(`vacancy/${other.vacancy_id}`, headers, candidate.token);
    return data.match.reasons.find(({ reason }: { reason: string }) => reason === 'curriculum').missing;
  };
  expect(await reasons({})).toMatch(LATIN_LETTERS);
  expect(await reasons(ARABIC)).toMatch(ARABIC_LETTERS);
});

it('exports names in the language of the call', async () => {
  const { text } = await read('admin/vacancies/export', ARABIC, admin.token);
  expect(text).toContain('الدوحة');
  expect((await read('admin/vacancies/export', {}, admin.token)).text).toContain('Doha');
});

it('mails the name of a city in the language of the mail', async () => {
  const speak = ({ token }: Profile) =>
    server.request('PUT', '/api/user/me/language', { token, json: { language: 'ar' } });
  const invited = await newCandidate(server);
  await speak(invited);
  expect((await invite(server, school, vacancy_id, invited.id)).status).toBe(201);
  const mail = (await server.mail.to(invited.email)).at(-1)!;
  expect(mail.text).toContain('الدوحة');
  expect(mail.text).not.toContain('Doha');
});

it('takes over an Admin’s new name within seconds', async () => {
  await server.db.execute(
    sql`update subjects set extra = extra || '{"name_ar": "اسم جديد"}' where subject_id =
      (select subject_id from vacancies where vacancy_id = ${vacancy_id})`,
  );
  await expect
    .poll(async () => (await read(`vacancy/${vacancy_id}`, ARABIC)).data.subject.subject_name, {
      timeout: 30_000,
      interval: 500,
    })
    .toBe('اسم جديد');
}, 60_000);
