// The last step of the suite: no log of a server it started contains a password, a code, a token, a mail or a
// file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../src/server/start/demo/accounts.ts';
import { STRANGE } from '../../src/server/testing/trial-values.ts';
import { secretsIn, secretsOf } from './find-secrets.ts';

const folder = process.env.TEST_LOGS ?? '';
const files = readdirSync(folder);
const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);

const hashed = files.filter((file) => file.startsWith('secrets-')).flatMap(linesOf);
/**
 * Public values: the demo password, which is printed at start, and tokens sent by fuzzing, also in addresses.
 */
const KNOWN: readonly unknown[] = [DEMO_PASSWORD, ...STRANGE];
const secrets = secretsOf(hashed.map((line) => JSON.parse(line)).filter((secret) => !KNOWN.includes(secret)));
const logs = files.filter((file) => file.startsWith('server-'));
let lines = 0;
const found: string[] = [];
for (const file of logs) {
  for (const [index, line] of linesOf(file).entries()) {
    lines += 1;
    const what = secretsIn(line, secrets);
    if (what.length) found.push(`${join(folder, file)}:${index + 1}: ${what.join(', ')}`);
  }
}
const texts = [...secrets.texts.values()].flat().length;
const counts = `${logs.length} logs of ${lines} lines, ${texts} passwords and tokens, ${secrets.codes.size} codes`;
// Without logged lines, passwords, tokens and codes, the check would prove nothing.
const isWatched = lines > 0 && texts > 0 && secrets.codes.size > 0;
console.log(isWatched ? counts : `The suite was not watched: ${counts}.`);
for (const one of found.slice(0, 50)) console.log(one);
if (found.length) console.log(`${found.length} lines give a secret away.`);
process.exit(isWatched && found.length === 0 ? 0 : 1);
