import { describe, expect, it } from 'vitest';
import { candidateBody } from '../../testing/bodies.ts';
import { newCandidate, newSchool, newVacancy } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const [experience] = candidateBody().experience as Record<string, unknown>[];
const { server, admin, school, candidate } = await withServer({
  admin: (at) => at.admin(),
  school: newSchool,
  candidate: (at) => newCandidate(at, { experience: [{ ...experience, subject_id: 2 }] }),
});
await newVacancy(server, school);

const USED = 'used_list=subjects&used_id=2';
const get = (path: string, token?: string) => server.request('GET', `/api/${path}`, { token });
const totals = (query: string) =>
  Promise.all(
    ['candidate', 'admin/vacancies', 'school'].map(
      async (path) => (await get(`${path}?${query}`, admin.token)).body.meta.total,
    ),
  );

describe('lists filtered by references to an item', () => {
  it('include records that refer to it directly or through a row, and nothing if nothing can', async () => {
    expect(await totals(USED)).toEqual([1, 1, 0]);
    expect(await totals('used_list=subjects&used_id=999999')).toEqual([0, 0, 0]);
  });

  it('are not filtered by a list without an item, or an item without its list', async () => {
    expect(await totals('used_list=subjects')).toEqual(await totals(''));
    expect(await totals('used_id=2')).toEqual(await totals(''));
  });

  it('reject an unknown list or item', async () => {
    expect((await get('school?used_list=passwords&used_id=1', admin.token)).status).toBe(400);
    expect((await get('school?used_list=subjects&used_id=0', admin.token)).status).toBe(400);
  });

  it('are available to Admins only', async () => {
    expect((await get(`school?${USED}`, candidate.token)).status).toBe(403);
    expect((await get(`school?${USED}`)).status).toBe(403);
    expect((await get(`candidate?${USED}`, school.token)).status).toBe(403);
    expect((await get(`admin/vacancies?${USED}`, school.token)).status).toBe(403);
  });

  it('are exported with the same filter', async () => {
    const lines = async (path: string) =>
      (await get(`admin/${path}/export?${USED}`, admin.token)).raw.toString().trim().split('\n').length;
    expect(await lines('candidate')).toBe(2);
    expect(await lines('vacancies')).toBe(2);
    expect(await lines('school')).toBe(1);
  });
});
