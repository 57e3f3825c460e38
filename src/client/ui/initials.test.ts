import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Al Noor International Academy', 'AA'],
  ['  layla   haddad ', 'LH'],
  ['Plato', 'P'],
  ['ليلى حداد', 'لح'],
  ['', ''],
  ['𝒜lpha beta', '𝒜B'],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
