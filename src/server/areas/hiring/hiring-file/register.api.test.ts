import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteDay, siteDayAfter } from '../../../../language/run/value/site-day.ts';
import { newReference } from '../../../testing/new-reference.ts';
import {
  asForm,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
} from '../../../testing/scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { textOfDocument } from '../../people/cv/document-text.ts';

const { server, school, rival, other } = await withServer({
  school: newSchool,
  rival: newSchool,
  other: newCandidate,
});
const reviewer = await newColleague(server, school, 'reviewer');

type Token = { token?: string };
const get = (path: string, { token }: Token, headers: Record<string, string> = {}) =>
  server.request('GET', `/api${path}`, { ...(token && { token }), headers });
const today = () => siteDay(server.clock.now());

const PASSPORT = pdf('جواز السفر.pdf');

let layla: number;
let omar: number;

async function applied(first_name: string, last_name: string, vacancy_title: string) {
  const candidate: Profile = await newCandidate(server, { first_name, last_name });
  const { vacancy_id } = await newVacancy(server, school, { vacancy_title });
  return (await newApplication(server, candidate, vacancy_id)).application_id;
}

async function hire(id: number) {
  const json = { status: 'Hired' };
  const { status, body } = await server.request('PUT', `/api/application/${id}/status`, {
    token: school.token,
    json,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  server.clock.forward(60);
}

beforeAll(async () => {
  layla = await applied('ليلى', 'الأحمد', 'Harp Teacher');
  omar = await applied('Omar', 'Haddad', 'Lute Teacher');
  await applied('Not', 'Hired', 'Harp Teacher');
  const opened = await server.request('PUT', `/api/application/${layla}/hiring-file`, {
    token: school.token,
    json: { checklist: 'general' },
  });
  expect(opened.status).toBe(200);
  const checked = await server.request('POST', `/api/application/${layla}/hiring-file/check`, {
    token: school.token,
    form: asForm({
      ...{ item: 'identity', checked_on: today(), expires_on: siteDayAfter(today(), 400) },
      note: 'Seen in the original.',
      evidence: [PASSPORT],
    }),
  });
  expect(checked.status, JSON.stringify(checked.body)).toBe(200);
  await hire(layla);
  await hire(omar);
});

describe('the register of hires', () => {
  it('lists everybody whom the school has hired, the latest first, with what the file lacks', async () => {
    const { status, body } = await get('/hires', school);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { candidate_name: 'Omar Haddad', checklist_title: null, is_complete: false, open_items: [] },
      {
        application_id: layla,
        candidate_name: 'ليلى الأحمد',
        vacancy_title: 'Harp Teacher',
        is_complete: false,
        expires_on: siteDayAfter(today(), 400),
      },
    ]);
    const [, { open_items, open_count }] = body.data;
    expect(open_items).not.toContain('Identity');
    expect(open_items).toContain('Second reference');
    expect(open_items).toHaveLength(open_count);
    expect(body.meta.total).toBe(2);
  });

  it.each([
    ['search=Lute', ['Omar Haddad']],
    ['search=ليلى', ['ليلى الأحمد']],
    ['search=Nobody', []],
    [`hired_from=${siteDayAfter(today(), 2)}`, []],
    [`hired_to=${siteDayAfter(today(), -2)}`, []],
    [
      `hired_from=${siteDayAfter(today(), -1)}&hired_to=${siteDayAfter(today(), 1)}&per_page=1`,
      ['Omar Haddad'],
    ],
  ])('finds with %s', async (query, names) => {
    const { body } = await get(`/hires?${query}`, school);
    expect(body.data.map(({ candidate_name }: { candidate_name: string }) => candidate_name)).toEqual(names);
  });

  it('is a CSV file with a line for each item, in the language of the reader', async () => {
    const { status, raw, headers } = await get('/hires/export?search=Harp', school);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/csv');
    const [titles, ...lines] = raw.toString('utf8').replace('\uFEFF', '').trim().split(/\r?\n/);
    expect(titles).toMatch(/^Candidate,Position,Hired on,Item,About,State,Checked by/);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.every((line) => line.startsWith('ليلى الأحمد,Harp Teacher,'))).toBe(true);
    expect(lines.find((line) => line.includes(',Identity,'))).toContain(`,Checked,`);
    const arabic = await get('/hires/export?search=Harp', school, { 'accept-language': 'ar' });
    expect(arabic.raw.toString('utf8')).toContain('المرشح,الوظيفة,تاريخ التوظيف');
  });

  it('is printed for each file, with who checked what', async () => {
    const { status, raw, headers } = await get(`/application/${layla}/hiring-file.pdf`, school);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    const text = (await textOfDocument(new Uint8Array(raw), true)).lines.join('\n');
    expect(text).toContain('Harp Teacher');
    expect(text).toContain('ليلى الأحمد');
    expect(text).toContain('Identity');
    expect(text).toContain('Seen in the original.');
    expect(text).toContain('Before the first day');
    const none = await get(`/application/${omar}/hiring-file.pdf`, school);
    expect([none.status, none.body.code]).toEqual([409, 'hiring_file.missing']);
  });

  it('is printed with each piece of evidence and its fingerprint, and with the references, but no opinion in them', async () => {
    const { vacancy_id } = (await get(`/application/${layla}`, school)).body.data;
    const reference_id = await newReference(server, layla, vacancy_id);
    const checked = await server.request('POST', `/api/reference/${reference_id}/check`, {
      token: school.token,
      json: { text: 'Only the school reads this.' },
    });
    expect(checked.status).toBe(200);
    const sha256 = createHash('sha256')
      .update(Buffer.from(await PASSPORT.arrayBuffer()))
      .digest('hex');
    const linesIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { raw } = await get(`/application/${layla}/hiring-file.pdf`, school, headers);
      return (await textOfDocument(new Uint8Array(raw), true)).lines.join('\n');
    };
    const text = await linesIn('en');
    for (const words of ['Identity: added by the school on', 'جواز', sha256]) expect(text).toContain(words);
    expect(text).toContain('Amina Haddad, Head of');
    expect(text).toMatch(/Checked by telephone by New School on/);
    expect(text).not.toContain('Only the school reads this.');
    const arabic = await linesIn('ar');
    for (const words of ['الإثباتات', 'جواز', 'أضافته المدرسة', 'التزكيات', sha256])
      expect(arabic).toContain(words);
  });

  it('is the school’s own, and its files leave it with recruiters only', async () => {
    expect((await get('/hires', rival)).body.data).toEqual([]);
    expect((await get('/hires', reviewer)).body.data).toHaveLength(2);
    const files = ['/hires/export', `/application/${layla}/hiring-file.pdf`];
    for (const path of ['/hires', ...files]) {
      expect((await get(path, {})).status, path).toBe(401);
      expect((await get(path, other)).status, path).toBe(403);
      expect((await get(path, await server.admin())).status, path).toBe(403);
    }
    for (const path of files) expect((await get(path, reviewer)).status, path).toBe(403);
    expect((await get(`/application/${layla}/hiring-file.pdf`, rival)).status).toBe(403);
    expect((await get('/application/987654321/hiring-file.pdf', school)).status).toBe(404);
    expect((await get('/hires?hired_from=yesterday', school)).status).toBe(400);
  });
});
