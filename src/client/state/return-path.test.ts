import { expect, it } from 'vitest';
import { returnIn } from './return-path.ts';

it.each([
  ['a screen', '/things/7?tab=a#b', '/things/7?tab=a#b'],
  ['another site', 'https://example.org/things', null],
  ['another site, without a scheme', '//example.org/things', null],
  ['no address at all', '//', null],
  ['a script', 'javascript:alert(1)', null],
  ['a file of this site', '/api/user/me', null],
])('returns after a sign-up only to a screen: %s', (_, address, found) => {
  expect(returnIn(`?${new URLSearchParams({ return: address })}`)).toBe(found);
});

it('returns nowhere unless an address says so', () => {
  expect(returnIn('?lang=ar')).toBeNull();
});
