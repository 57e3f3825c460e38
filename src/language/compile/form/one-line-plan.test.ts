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
  ['lines become one', 'Sara\r\nBcc: all\u2028now', 'Sara Bcc: all now'],
  ['control characters leave', 'Sa\u0007ra\u0085 K\u009b[31m', 'Sara K[31m'],
  ['a tab is a blank', 'Sara\tK', 'Sara K'],
  ['other scripts and emoji stay', 'سارة 👩‍🏫 é', 'سارة 👩‍🏫 é'],
])('in a text of one line %s', (_, typed, stored) => {
  expect(cleaned({ name: typed })).toEqual({ name: stored });
  expect(cleaned({ rows: [{ place: typed }] })).toEqual({ rows: [{ place: stored }] });
});

it('a text of many lines keeps them, and secrets stay as they are', () => {
  expect(cleaned({ about: 'One\nTwo\tthree', password: 'a\u0007b' })).toEqual({
    about: 'One\nTwo\tthree',
    password: 'a\u0007b',
  });
});
