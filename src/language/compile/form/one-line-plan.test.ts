import { expect, it } from 'vitest';
import type { FieldSchema } from '../../run/form/field-schema.ts';
import { makePlan } from '../../run/form/make-plan.ts';
import { normalise } from '../../run/form/normalise.ts';
import { withOneLines } from './one-line-plan.ts';

const schema: FieldSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    about: { type: 'string' },
    password: { type: 'string', writeOnly: true },
    rows: { type: 'array', items: { type: 'object', properties: { place: { type: 'string' } } } },
  },
};
const plan = withOneLines(makePlan(schema), schema, { about: { widget: 'textarea' } });
const cleaned = (data: Record<string, unknown>) => normalise({ plan }, data, 'create');

it.each([
  ['joins lines', 'Sara\r\nBcc: all\u2028now', 'Sara Bcc: all now'],
  ['removes control characters', 'Sa\u0007ra\u0085 K\u009b[31m', 'Sara K[31m'],
  ['turns a tab into a space', 'Sara\tK', 'Sara K'],
  ['keeps other scripts and emoji', 'سارة 👩‍🏫 é', 'سارة 👩‍🏫 é'],
])('in a single-line text, %s', (_, typed, stored) => {
  expect(cleaned({ name: typed })).toEqual({ name: stored });
  expect(cleaned({ rows: [{ place: typed }] })).toEqual({ rows: [{ place: stored }] });
});

it('keeps the lines of multi-line texts, and leaves secrets unchanged', () => {
  expect(cleaned({ about: 'One\nTwo\tthree', password: 'a\u0007b' })).toEqual({
    about: 'One\nTwo\tthree',
    password: 'a\u0007b',
  });
});
