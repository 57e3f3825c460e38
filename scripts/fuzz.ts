// `npm run fuzz [ROUNDS]`: the requests that the tests make from the OpenAPI document, more than 10,000 a round, each round
// with a seed of its own; without a number 10 rounds. Ends with the first round that finds something, and says how to repeat it.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';

const ROUNDS = 10;
const LARGEST_SEED = 1e9;
const project = resolve(import.meta.dirname, '..');

const rounds = Number(process.argv[2] ?? ROUNDS);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('How many rounds? A whole number from 1, such as: npm run fuzz -- 3');
  process.exit(2);
}

for (let round = 1; round <= rounds; round++) {
  const seed = String(randomInt(LARGEST_SEED));
  console.log(`Round ${round} of ${rounds}, seed ${seed}`);
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'scripts/vitest.config.ts',
      '--project',
      'api',
      'src/server/contract',
    ],
    { cwd: project, stdio: 'inherit', env: { ...process.env, FUZZ_SEED: seed } },
  );
  if (status !== 0) {
    console.error(`Seed ${seed} has found something. To repeat it: FUZZ_SEED=${seed} npm run check`);
    process.exit(1);
  }
}
