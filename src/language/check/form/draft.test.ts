import { describe } from 'vitest';
import { expectFindings } from '../test-mistakes.ts';

const file = 'schemas/wizards/review.json';
const before = '"submit": {';
const draft = (text: string) =>
  `"draft": { ${text}, "read": "listGenres", "save": "listGenres" },\n  ${before}`;
const missing = (names: string) => `${file}:12: "listGenres" does not answer ${names}`;
const TAKES_NO_ID = `${file}:12: "listGenres" takes no "id"`;
const BODY = `${file}:12: the body of "listGenres" is not {step, furthest, steps}`;

describe('the check of a wizard’s draft', () => {
  expectFindings([
    [
      'neither a record nor a key, and calls of other things',
      file,
      before,
      draft('"key": "id"'),
      missing('id'),
      missing('id, step, furthest, steps'),
      TAKES_NO_ID,
      `${file}:12: a draft has either "of", or "key" and "create"`,
      BODY,
    ],
    [
      'a record that is not there',
      file,
      before,
      draft('"of": "nothing.id"'),
      missing('step, furthest, steps'),
      TAKES_NO_ID,
      `${file}:12: nothing here is called "nothing"; it can be session, prefs, book, query, me`,
      BODY,
    ],
  ]);
});
