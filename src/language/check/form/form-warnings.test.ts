import { describe } from 'vitest';
import { expectFindings } from '../test-mistakes.ts';

const FORM = 'schemas/forms/auth/login.json';
const warn = (warning: object) => `"warnings": [${JSON.stringify(warning)}],\n  "schema": {`;

describe('the form warnings check', () => {
  expectFindings([
    [
      'a warning about an unknown field',
      FORM,
      '"schema": {',
      warn({ field: 'pasword', before: { $clock: 'today' }, text: 'Look.' }),
      `${FORM}:4: there is no field "pasword"; did you mean "password"?`,
    ],
    [
      'a warning that always applies',
      FORM,
      '"schema": {',
      warn({ field: 'password', text: 'Look.' }),
      `${FORM}:4: this is always pointed out; say with "before", "below" or "above" in which case`,
    ],
    [
      'a warning about the date of a value without one',
      FORM,
      '"schema": {',
      warn({ field: 'password', before: { $clock: 'today' }, text: 'Look.' }),
      `${FORM}:4: "password" is no day, so it lies before nothing`,
    ],
    [
      'a warning about the size of a value that is no number',
      FORM,
      '"schema": {',
      warn({ field: 'password', below: 'pasword', text: 'Look.' }),
      `${FORM}:4: "password" is no number, so it is neither below nor above one`,
      `${FORM}:4: nothing here is called "pasword"; did you mean "password"?`,
    ],
  ]);
});
