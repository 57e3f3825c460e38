import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const key = randomBytes(32);
const token = unsubscribeToken({ user_id: 17, kind: 'invitations' }, key);

it('names whose mails of which kind it stops', () => {
  expect(readUnsubscribeToken(token, [{ key }])).toEqual({ user_id: 17, kind: 'invitations' });
});

it.each([
  ['another person', token.replace('17.', '18.')],
  ['another kind', token.replace('invitations', 'interviews')],
  ['a kind that is none', unsubscribeToken({ user_id: 17, kind: 'codes' as 'invitations' }, key)],
  ['another signature', `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
  ['less of it', token.slice(0, -1)],
  ['more of it', `${token}A`],
  ['nothing', ''],
])('is no token with %s', (_, changed) => {
  expect(readUnsubscribeToken(changed, [{ key }])).toBeNull();
});

it('is a token by any of several keys, and by no other', () => {
  const [newer, other] = [{ key: randomBytes(32) }, { key: randomBytes(32) }];
  expect(readUnsubscribeToken(token, [newer, { key }])).toEqual({ user_id: 17, kind: 'invitations' });
  expect(readUnsubscribeToken(token, [newer, other])).toBeNull();
  expect(readUnsubscribeToken(token, [])).toBeNull();
});
