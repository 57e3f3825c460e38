// Loaded into every process of the test suite. Passwords, codes and tokens all get hashed before a server keeps them:
// whatever is hashed here is noted in the folder TEST_LOGS, so that the last step of the suite can look for it in the
// servers' logs, and no test has to say what it keeps secret.
import crypto from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const folder = process.env.TEST_LOGS;
if (folder) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `secrets-${process.pid}.txt`);
  const noted = new Set();
  const note = (secret) => {
    if (typeof secret !== 'string' || noted.has(secret)) return;
    noted.add(secret);
    appendFileSync(file, `${JSON.stringify(secret)}\n`);
  };

  const { createHash } = crypto;
  crypto.createHash = (...args) => {
    const hash = createHash(...args);
    const { update } = hash;
    hash.update = (data, ...rest) => {
      // 256 random bits, as the server writes them.
      if (typeof data === 'string' && /^[\w-]{43}$/.test(data)) note(data);
      update.call(hash, data, ...rest);
      return hash;
    };
    return hash;
  };
  syncBuiltinESMExports();

  const argon2 = createRequire(import.meta.url)('@node-rs/argon2');
  const { hash, verify } = argon2;
  argon2.hash = (secret, ...rest) => {
    note(secret);
    return hash(secret, ...rest);
  };
  argon2.verify = (stored, secret, ...rest) => {
    note(secret);
    return verify(stored, secret, ...rest);
  };
}
