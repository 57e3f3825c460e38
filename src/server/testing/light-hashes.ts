import { createRequire } from 'node:module';

/**
 * Hashes as they are, but made with little memory and in one pass: a fifth of what the API tests computed was password
 * hashes. What they cost in the product is tried with the hashes themselves (password-hash.test.ts).
 */
const LIGHT = { memoryCost: 64, timeCost: 1 };

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');
const { hash } = argon2;
Object.assign(argon2, {
  hash: ((secret, options, signal) => hash(secret, { ...options, ...LIGHT }, signal)) satisfies typeof hash,
});
