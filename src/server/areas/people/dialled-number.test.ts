import { expect, it } from 'vitest';
import { dialledNumber } from './dialled-number.ts';

it.each<[unknown, unknown, string | null]>([
  ['+971', '501234567', '+971501234567'],
  ['+971', '0501234567', '+971501234567'],
  ['+1', '2025550123', '+12025550123'],
  [null, '971501234567', '971501234567'],
  [undefined, '0501234567', '0501234567'],
  ['+971', null, null],
  ['+971', '', null],
])('dials %j and %j as %j', (code, number, dialled) => {
  expect(dialledNumber(code, number)).toBe(dialled);
});
