import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { holds } from '../../../../language/run/value/conditions.ts';
import { market } from '../../../testing/market.ts';
import { newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';

const { server, admin, sara, school, rival } = await market({
  admin: (at) => at.admin(),
  sara: newCandidate,
  school: newSchool,
  rival: newSchool,
});

const ACTIONS = resolve(import.meta.dirname, '../../../../../schemas/actions');
/** Whether a screen with this answer offers "Report" to this person. */
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

it('"Report" is offered to those whose report is taken, and to nobody else', async () => {
  const { vacancy_id } = await newVacancy(server, school, {});
  for (const [kind, id] of [
    ['vacancy', vacancy_id],
    ['school', school.id],
  ] as const) {
    const offers = [];
    for (const who of [sara, rival, school, admin, null])
      offers.push(await isOffered(kind, `/api/${kind}/${id}`, who));
    expect(offers).toEqual([true, true, false, false, false]);
  }
});
