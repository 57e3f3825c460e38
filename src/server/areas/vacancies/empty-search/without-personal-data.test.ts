import { expect, it } from 'vitest';
import { withoutPersonalData } from './without-personal-data.ts';

it('counts the same words once in any order', () => {
  expect(withoutPersonalData(['teacher', 'latin'])).toBe('latin teacher');
  expect(withoutPersonalData(['latin', 'teacher'])).toBe('latin teacher');
  expect(withoutPersonalData(['معلم', 'لغة'])).toBe('لغة معلم');
  expect(withoutPersonalData(['grade', '12'])).toBe('12 grade');
});

it.each([
  ['an address', ['sara.haddad@example.com']],
  ['a link', ['https://example.com/sara']],
  ['a site', ['www.example.com']],
  ['a phone number', ['0501234567']],
  ['a phone number in parts', ['+971', '50', '123', '45', '67']],
  ['an overlong word', ['a'.repeat(61)]],
  ['nothing', []],
])('discards a search with %s', (_, words) => {
  expect(withoutPersonalData(words)).toBeNull();
});
