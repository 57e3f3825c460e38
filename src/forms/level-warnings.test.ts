import { expect, it } from 'vitest';
import { form } from '../../generated/forms/vacancy/3-requirements.js';
import { textsOfWarnings } from '../language/run/form/warnings-of.ts';
import levels from '../server/data/reference/experience-levels.json' with { type: 'json' };

/** The number under which a level is shipped; whatever it is called later. */
const numberOf = (level: string) => levels.items.indexOf(level) + 1;
const said = (level: string, minimum_experience: number) =>
  textsOfWarnings(form.warnings ?? [], { expl_id: numberOf(level), minimum_experience }, {}).length;

it('concerns levels that are shipped, all but Leadership', () => {
  const named = (form.warnings ?? []).map(({ when }) => JSON.stringify(when)).join();
  for (const level of levels.items)
    expect(named.includes(`"expl_id":{"const":${numberOf(level)}}`)).toBe(level !== 'Leadership');
});

it.each([
  ['Newly qualified', 1, 2],
  ['Junior (1 to 2 years)', 2, 3],
  ['Experienced (3 to 5 years)', 4, 9],
  ['Senior (6 to 10 years)', 6, 2],
  ['Expert (more than 10 years)', 11, 10],
])('%s goes with %i years; with %i it is asked about', (level, fitting, odd) => {
  expect(said(level, fitting)).toBe(0);
  expect(said(level, odd)).toBe(1);
});

it('leadership is no matter of years', () => {
  expect([0, 30].map((years) => said('Leadership', years))).toEqual([0, 0]);
});
