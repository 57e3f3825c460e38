import { type RuleCase, testRules } from './test-rules.ts';

const ANSWER = 'Answer with yes or no';
const DETAILS = 'Tell the school what it should know about this';
const DECLARE = 'Confirm that your answers are true and complete';

testRules({
  'checks/self-disclosure': [
    [{}, null],
    [{ anything_else: 'I look forward to it.' }, null],
    ...['convicted', 'barred', 'dismissed', 'pending'].flatMap((question): RuleCase[] => [
      [{ [question]: undefined }, question, ANSWER],
      [{ [question]: 'maybe' }, question, ANSWER],
      [{ [question]: 'yes' }, `${question}_details`, DETAILS],
      [{ [question]: 'yes', [`${question}_details`]: ' ' }, `${question}_details`, DETAILS],
    ]),
    [{ convicted: 'yes', convicted_details: 'A fine for speeding, in Cairo in 2015.' }, null],
    [
      { pending: 'yes', pending_details: 'x'.repeat(5001) },
      'pending_details',
      'Use at most 5,000 characters',
    ],
    [{ barred: 'no', barred_details: 'x'.repeat(5001) }, null],
    [{ declared: undefined }, 'declared', DECLARE],
    [{ declared: false }, 'declared', DECLARE],
  ],
});
