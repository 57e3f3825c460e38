import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashSecret, isSecret, renewedHash } from './password-hash.ts';

describe('a password', () => {
  it('is stored as argon2id with its own salt', async () => {
    const [one, two] = await Promise.all([hashSecret('correct horse'), hashSecret('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await isSecret(one, 'correct horse')).toBe(true);
    expect(await isSecret(one, 'Correct horse')).toBe(false);
  });

  it('is rehashed only when its hash has another cost', async () => {
    const earlier = await hash('correct horse', { memoryCost: 4096, timeCost: 3, parallelism: 1 });
    const renewed = await renewedHash(earlier, 'correct horse');
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isSecret(renewed, 'correct horse')).toBe(true);
    expect(await renewedHash(renewed!, 'correct horse')).toBeNull();
  });

  it('never matches without an account', async () => {
    expect(await isSecret(null, 'nobody has this secret')).toBe(false);
  });

  it('is refused rather than queued without limit under load', async () => {
    const stored = await hashSecret('correct horse');
    const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => isSecret(stored, 'x')));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(99);
    expect(refused[0]).toMatchObject({ reason: { status: 503, headers: { 'retry-after': '3' } } });
    expect(await isSecret(stored, 'correct horse')).toBe(true);
  });
});
