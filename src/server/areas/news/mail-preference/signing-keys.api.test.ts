import { describe, expect, it } from 'vitest';
import { withServer } from '../../../testing/with-server.ts';
import { endOldSigningKeys, rotateSigningKeys, signingKeys } from './signing-key-queries.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const { server } = await withServer({});
const { db } = server;
const person = await server.signUp('Candidate');

const newestId = async () => (await signingKeys(db))[0].id;
const newToken = async () => {
  const [{ key }] = await signingKeys(db);
  return unsubscribeToken({ user_id: person.user.id, kind: 'invitations' }, key);
};
const follow = async (token: string) =>
  (await server.request('GET', `/api/mail/unsubscribe?token=${token}`)).status;

describe('the signing keys of unsubscribe links', () => {
  it('start with a single one under concurrent requests', async () => {
    const seen = await Promise.all(Array.from({ length: 5 }, () => signingKeys(db)));
    expect(seen.map((keys) => keys.map(({ id }) => id))).toEqual(Array(5).fill([1]));
    expect(new Set(seen.map(([{ key }]) => key.toString('hex'))).size).toBe(1);
  });

  it('rotate: the newest signs, links of older keys work until those are removed', async () => {
    const before = await newToken();
    const { id, older } = await rotateSigningKeys(db);
    expect([id, older]).toEqual([await newestId(), [id - 1]]);
    const after = await newToken();
    expect(after).not.toBe(before);
    expect([await follow(before), await follow(after)]).toEqual([200, 200]);
    expect(await endOldSigningKeys(db)).toEqual({ id, ended: [id - 1] });
    expect([await follow(before), await follow(after)]).toEqual([400, 200]);
  });

  it('can be rotated repeatedly, and are never all removed', async () => {
    const tokens = [await newToken()];
    for (const _time of [1, 2]) {
      await rotateSigningKeys(db);
      tokens.push(await newToken());
    }
    expect(await Promise.all(tokens.map(follow))).toEqual([200, 200, 200]);
    expect((await endOldSigningKeys(db)).ended).toHaveLength(2);
    expect((await endOldSigningKeys(db)).ended).toEqual([]);
    expect(await Promise.all(tokens.map(follow))).toEqual([400, 400, 200]);
  });
});
