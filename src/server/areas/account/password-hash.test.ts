import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashSecret, isSecret, renewedHash } from './password-hash.ts';

describe('a password', () => {
  it('is kept as argon2id with its own salt', async () => {
    const [one, two] = await Promise.all([hashSecret('correct horse'), hashSecret('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await isSecret(one, 'correct horse')).toBe(true);
    expect(await isSecret(one, 'Correct horse')).toBe(false);
  });

  it('is hashed anew when its hash is of another cost, and only then', async () => {
    const earlier = await hash('correct horse', { memoryCost: 4096, timeCost: 3, parallelism: 1 });
    const renewed = await renewedHash(earlier, 'correct horse');
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isSecret(renewed, 'correct horse')).toBe(true);
    expect(await renewedHash(renewed!, 'correct horse')).toBeNull();
  });

  it('is never right without an account', async () => {
    expect(await isSecret(null, 'nobody has this secret')).toBe(false);
  });

  it('is turned away, not queued for ever, in a flood', async () => {
    const stored = await hashSecret('correct horse');
    const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => isSecret(stored, 'x')));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(99);
    expect(refused[0]).toMatchObject({ reason: { status: 503, headers: { 'retry-after': '3' } } });
    expect(await isSecret(stored, 'correct horse')).toBe(true);
  });
});
