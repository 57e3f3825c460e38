// `npm run fuzz [ROUNDS]`: the tests' requests from the OpenAPI document, more than 10,000 a round, each with a seed of
// its own; 10 rounds by default. Stops at the first round with a failure, and says how to repeat it. Before them each rule
// of access is taken away once, to see that a test notices.
import { randomInt } from 'node:crypto';
import { runVitest, wholeNumber } from './run-vitest.ts';

const ROUNDS = 10;
const LARGEST_SEED = 1e9;

const rounds = wholeNumber(ROUNDS, 'How many rounds?', 'npm run fuzz -- 3');
if (!runVitest('api', 'src/server/testing/access/guards', { EACH_RULE: '1' })) process.exit(1);
for (let round = 1; round <= rounds; round++) {
  const seed = String(randomInt(LARGEST_SEED));
  console.log(`Round ${round} of ${rounds}, seed ${seed}`);
  if (!runVitest('api', 'src/server/testing/contract/contract', { FUZZ_SEED: seed })) {
    console.error(`Seed ${seed} has found something. To repeat it: FUZZ_SEED=${seed} npm run check`);
    process.exit(1);
  }
}
