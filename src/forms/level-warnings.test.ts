import { expect, it } from 'vitest';
import { form } from '../../generated/forms/vacancy/3-requirements.js';
import { textsOfWarnings } from '../language/run/form/warnings-of.ts';
import levels from '../server/data/reference/experience-levels.json' with { type: 'json' };

type Level = { years_from?: number; years_to?: number };

/** Returns the number of warnings about a level of the list, shipped or an Admin's. */
const said = (level_years: Level, minimum_experience: number) =>
  textsOfWarnings(form.warnings ?? [], { level_years, minimum_experience }, {}).length;
const shipped = (name: string): Level => levels.items.find(({ expl_desc }) => expl_desc === name)!;

it.each([
  ['Newly qualified', 1, 2],
  ['Junior (1 to 2 years)', 2, 3],
  ['Experienced (3 to 5 years)', 4, 9],
  ['Senior (6 to 10 years)', 6, 2],
  ['Expert (more than 10 years)', 11, 10],
])('%s goes with %i years; with %i it is asked about', (name, fitting, odd) => {
  expect(said(shipped(name), fitting)).toBe(0);
  expect(said(shipped(name), odd)).toBe(1);
});

it('leadership is no matter of years', () => {
  expect([0, 30].map((years) => said(shipped('Leadership'), years))).toEqual([0, 0]);
});

it('a level that an Admin has added, or changed, is asked about by its own years', () => {
  expect([19, 20, 25, 26].map((years) => said({ years_from: 20, years_to: 25 }, years))).toEqual([
    1, 0, 0, 1,
  ]);
});
