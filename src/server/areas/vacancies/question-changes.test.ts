import { describe, expect, it } from 'vitest';
import { changeOfQuestions, objectionToQuestions, type SentQuestion } from './question-changes.ts';

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
  it.each<[string, SentQuestion[], number[], number[]]>([
    ['changes anything while nothing is answered', [{ ...why, question_type_id: 2 }], [], []],
    ['removes all while nothing is answered', [], [], []],
    [
      'adds new ones beside answered ones',
      [{ question: 'New', question_type_id: 1 }, rate, which, why],
      [1, 2, 3],
      [],
    ],
    ['removes unanswered ones', [why], [1], []],
    ['retires an answered one with a new text', [{ ...why, question: 'Why us?' }, which, rate], [1], [1]],
    ['retires a removed answered one', [which, rate], [1], [1]],
    ['retires an answered one sent again without its id', [{ ...why, question_id: null }], [1], [1]],
    ['retires an answered one with a new type', [{ ...why, question_type_id: 2 }], [1], [1]],
    ['retires an answered one with new options', [{ ...which, options: ['North'] }], [2], [2]],
    ['retires an answered one with a new scale', [{ ...rate, rating_scale_id: 2 }], [3], [3]],
  ])('%s', (_, sent, answered, retired) => {
    expect(objectionToQuestions(stored, sent)).toBeNull();
    const change = changeOfQuestions(stored, sent, new Set(answered));
    expect(change.retired).toEqual(retired);
    const isNew = ({ question_id }: SentQuestion) => question_id === null || question_id === undefined;
    expect(change.written.filter(({ question_id }) => retired.includes(question_id ?? 0))).toEqual([]);
    expect(change.written.map((row) => (isNew(row) ? { ...row, question_id: 0 } : row))).toEqual(
      sent.map((row) =>
        isNew(row) || retired.includes(row.question_id!) ? { ...row, question_id: 0 } : row,
      ),
    );
  });

  it.each<[string, SentQuestion[], string]>([
    ['a question of another vacancy', [{ ...why, question_id: 9 }], 'application_questions.0.question_id'],
    ['the same question twice', [why, why], 'application_questions.1.question_id'],
  ])('is refused with %s', (_, sent, path) => {
    expect(objectionToQuestions(stored, sent)).toMatchObject({ path });
  });
});
