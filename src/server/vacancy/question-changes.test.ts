import { describe, expect, it } from 'vitest';
import { type AskedQuestion, objectionToQuestions } from './question-changes.ts';

const why = { question_id: 1, question: 'Why?', question_type_id: 1 };
const which = { question_id: 2, question: 'Which?', question_type_id: 3, options: ['North', 'South'] };
const rate = {
  question_id: 3,
  question: 'How sure?',
  question_type_id: 7,
  options: ['Phonics'],
  rating_scale_id: 1,
};
const stored = [why, which, rate];

describe('changing the questions of a vacancy', () => {
  it.each<[string, AskedQuestion[], number[], RegExp | string | null]>([
    ['anything, while nothing is answered', [{ ...why, question_type_id: 2 }], [], null],
    ['to nothing, while nothing is answered', [], [], null],
    [
      'new ones beside answered ones',
      [{ question: 'New', question_type_id: 1 }, rate, which, why],
      [1, 2, 3],
      null,
    ],
    ['the words of an answered one', [{ ...why, question: 'Why us?' }, which, rate], [1], null],
    ['the others', [why], [1], null],
    ['away an answered one', [which, rate], [1], /“Why\?” has answers and cannot be removed/],
    [
      'an answered one for a new one of the same words',
      [{ ...why, question_id: null }],
      [1],
      /cannot be removed/,
    ],
    [
      'the type of an answered one',
      [{ ...why, question_type_id: 2 }],
      [1],
      /“Why\?” has answers: it can be reworded/,
    ],
    ['the options of an answered one', [{ ...which, options: ['North'] }], [2], /its type and options stay/],
    ['the scale of an answered one', [{ ...rate, rating_scale_id: 2 }], [3], /its type and options stay/],
    [
      'a question of another vacancy',
      [{ ...why, question_id: 9 }],
      [],
      'application_questions.0.question_id',
    ],
    ['one question twice', [why, why], [], 'application_questions.1.question_id'],
  ])('%s', (_, sent, answered, expected) => {
    const objection = objectionToQuestions(stored, sent, new Set(answered));
    if (expected === null) expect(objection).toBeNull();
    else if (typeof expected === 'string') expect(objection).toMatchObject({ path: expected });
    else expect(objection).toEqual({ answered: expect.stringMatching(expected) });
  });
});
