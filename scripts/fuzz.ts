// `npm run fuzz [ROUNDS]`: contract tests with more than 10,000 requests generated from the OpenAPI document
// per round, each round with its own seed; 10 rounds by default. Stops at the first round that fails and says
// how to repeat it. First, each access rule is disabled once to check that a test fails, and every form gets 100 random
// edits, after which answers to it must still be shown as they were asked.
import { randomInt } from 'node:crypto';
import { runVitest, wholeNumber } from './run-vitest.ts';

const ROUNDS = 10;
const LARGEST_SEED = 1e9;

const rounds = wholeNumber(ROUNDS, 'How many rounds?', 'npm run fuzz -- 3');
if (!runVitest('api', 'src/server/testing/access/guards', { EACH_RULE: '1' })) process.exit(1);
const edits = { FORM_EDITS: '100', FUZZ_SEED: String(randomInt(LARGEST_SEED)) };
if (!runVitest('unit', 'src/forms/edited-forms', edits)) process.exit(1);
for (let round = 1; round <= rounds; round++) {
  const seed = String(randomInt(LARGEST_SEED));
  console.log(`Round ${round} of ${rounds}, seed ${seed}`);
  if (!runVitest('api', 'src/server/testing/contract/contract', { FUZZ_SEED: seed })) {
    console.error(`Seed ${seed} has found something. To repeat it: FUZZ_SEED=${seed} npm run check`);
    process.exit(1);
  }
}
