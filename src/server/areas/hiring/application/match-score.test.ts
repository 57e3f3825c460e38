import { describe, expect, it } from 'vitest';
import { answerText, matchScore } from './match-score.ts';

describe('the match score', () => {
  it.each<[string, unknown[], number | null]>([
    ['is unknown without questions', [], null],
    ['counts answers longer than two characters', ['yes', 'no', 'I do', ''], 50],
    ['is rounded', ['yes', 'yes', 'no'], 67],
    ['counts missing answers as short', [null, undefined, 'long enough'], 33],
    ['reads numbers, choices and ratings as text', [12, 123, ['A', 'B'], { Teaching: 'Good' }], 75],
    ['counts characters, not bytes', ['نعم', 'لا'], 50],
    ['counts an empty choice as short', [[], {}], 0],
  ])('%s', (_, answers, expected) => {
    expect(matchScore(answers)).toBe(expected);
  });
});

describe('an answer as text', () => {
  it.each<[unknown, string | null]>([
    ['Yes', 'Yes'],
    [0, '0'],
    [['A', 'B'], 'A\nB'],
    [{ Planning: 'Good', Teaching: 'Excellent' }, 'Planning: Good\nTeaching: Excellent'],
    [null, null],
    ['', null],
    [[], null],
    [{}, null],
  ])('%j reads %j', (answer, text) => {
    expect(answerText(answer)).toBe(text);
  });
});
