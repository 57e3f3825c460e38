// `npm run fuzz [ROUNDS]`: the requests that the tests make from the OpenAPI document, more than 10,000 a round, each round
// with a seed of its own; without a number 10 rounds. Ends with the first round that finds something, and says how to repeat it.
import { randomInt } from 'node:crypto';
import { runVitest, wholeNumber } from './run-vitest.ts';

const ROUNDS = 10;
const LARGEST_SEED = 1e9;

const rounds = wholeNumber(ROUNDS, 'How many rounds?', 'npm run fuzz -- 3');
for (let round = 1; round <= rounds; round++) {
  const seed = String(randomInt(LARGEST_SEED));
  console.log(`Round ${round} of ${rounds}, seed ${seed}`);
  if (!runVitest('api', 'src/server/contract', { FUZZ_SEED: seed })) {
    console.error(`Seed ${seed} has found something. To repeat it: FUZZ_SEED=${seed} npm run check`);
    process.exit(1);
  }
}
