import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const key = randomBytes(32);
const token = unsubscribeToken({ user_id: 17, kind: 'invitations' }, key);

it('contains the person and the kind of mails', () => {
  expect(readUnsubscribeToken(token, [{ key }])).toEqual({ user_id: 17, kind: 'invitations' });
});

it.each([
  ['another person', token.replace('17.', '18.')],
  ['another kind', token.replace('invitations', 'interviews')],
  ['an unknown kind', unsubscribeToken({ user_id: 17, kind: 'codes' as 'invitations' }, key)],
  ['another signature', `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
  ['a truncated signature', token.slice(0, -1)],
  ['an extended signature', `${token}A`],
  ['nothing', ''],
])('is invalid with %s', (_, changed) => {
  expect(readUnsubscribeToken(changed, [{ key }])).toBeNull();
});

it('is valid under any of several keys, and under no other', () => {
  const [newer, other] = [{ key: randomBytes(32) }, { key: randomBytes(32) }];
  expect(readUnsubscribeToken(token, [newer, { key }])).toEqual({ user_id: 17, kind: 'invitations' });
  expect(readUnsubscribeToken(token, [newer, other])).toBeNull();
  expect(readUnsubscribeToken(token, [])).toBeNull();
});
