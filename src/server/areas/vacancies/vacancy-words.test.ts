import { expect, it } from 'vitest';
import { searchWords } from './vacancy-filter.ts';

it.each([
  ['Teacher of  Physics', ['teacher', 'physics']],
  ['physics, PHYSICS; maths', ['physics', 'maths']],
  ['of', ['of']],
  ['  ', []],
  ['C++ / #1', ['c++', '/', '#1']],
  ['a b c d e f g h i j k', ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']],
])('%j is searched as %j', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});
