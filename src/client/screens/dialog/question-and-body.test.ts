import { expect, it } from 'vitest';
import { questionAndBody } from './question-and-body.ts';

it.each([
  [
    'a question and what follows',
    'Delete it? This cannot be undone.',
    ['Delete it?', 'This cannot be undone.'],
  ],
  ['an Arabic question', 'حذف هذا؟ لا يمكن التراجع.', ['حذف هذا؟', 'لا يمكن التراجع.']],
  ['a question alone', 'Delete it?', ['Delete it?']],
  ['a text without a question', 'Delete it.', ['Delete it.']],
])('makes a title and a body of %s', (_, text, parts) => {
  expect(questionAndBody(text)).toEqual(parts);
});
