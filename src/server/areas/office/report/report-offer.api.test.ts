import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { holds } from '../../../../language/run/value/conditions.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin, sara, school, rival } = await withServer({
  admin: (at) => at.admin(),
  sara: newCandidate,
  school: newSchool,
  rival: newSchool,
});

const ACTIONS = resolve(import.meta.dirname, '../../../../../schemas/actions');
/** Whether a screen with this response offers "Report" to this person. */
const isOffered = async (
  kind: 'vacancy' | 'school',
  path: string,
  who: { token: string; user: { role_id: number } } | null,
) => {
  const { when } = JSON.parse(readFileSync(join(ACTIONS, `report-${kind}.json`), 'utf8'));
  const { status, body } = await server.request('GET', path, { token: who?.token });
  expect(status).toBe(200);
  return holds(when, { item: body.data, session: who && { user: { role_id: who.user.role_id } } });
};

const report = async (kind: string, id: number, { token }: { token: string }) =>
  expect(
    (await server.request('POST', `/api/report/${kind}/${id}`, { token, json: { reason: 'spam' } })).status,
  ).toBe(200);

it('offers "Report" only to users whose report would be accepted', async () => {
  const { vacancy_id } = await newVacancy(server, school, {});
  for (const [kind, id] of [
    ['vacancy', vacancy_id],
    ['school', school.id],
  ] as const) {
    const offers = [];
    for (const who of [sara, rival, school, admin, null])
      offers.push(await isOffered(kind, `/api/${kind}/${id}`, who));
    expect(offers).toEqual([true, true, false, false, false]);
    await report(kind, id, sara);
    expect(await isOffered(kind, `/api/${kind}/${id}`, sara)).toBe(false);
    expect(await isOffered(kind, `/api/${kind}/${id}`, rival)).toBe(true);
  }
});

const ofRival = await newVacancy(server, rival, {});
await newApplication(server, sara, (await newVacancy(server, school, {})).vacancy_id);

it.each([
  ['vacancy', ofRival.vacancy_id, { sara: false, rival: false, admin: undefined, visitor: undefined }],
  ['school', rival.id, { sara: false, rival: false, admin: undefined, visitor: undefined }],
  ['candidate', sara.id, { sara: undefined, rival: false, admin: undefined, visitor: undefined }],
])('a %s shows only its reporter that it is reported, until that is settled', async (kind, id, others) => {
  const says = async (who: { token: string } | null) =>
    (await server.request('GET', `/api/${kind}/${id}`, { token: who?.token })).body.data?.is_reported;
  expect(await says(school)).toBe(false);
  await report(kind, id, school);
  expect(await says(school)).toBe(true);
  const read = Object.entries({ sara, rival, admin, visitor: null }).map(async ([name, who]) => [
    name,
    await says(who),
  ]);
  expect(Object.fromEntries(await Promise.all(read))).toEqual(others);
  const { data } = (await server.request('GET', '/api/admin/reports', { token: admin.token })).body;
  const json = { outcome: 'dismissed', note: 'Nothing is wrong.' };
  const path = `/api/admin/reports/${data[0].report_id}/settle`;
  expect((await server.request('POST', path, { token: admin.token, json })).status).toBe(200);
  expect(await says(school)).toBe(false);
});
