import { createRequire } from 'node:module';

/**
 * Cheap password hashes: hashing used a fifth of the API tests' CPU time. password-hash.test.ts tests the
 * real cost.
 */
const LIGHT = { memoryCost: 64, timeCost: 1 };

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');
const { hash } = argon2;
Object.assign(argon2, {
  hash: ((secret, options, signal) => hash(secret, { ...options, ...LIGHT }, signal)) satisfies typeof hash,
});
