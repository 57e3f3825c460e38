import type { Question } from '../../areas/vacancies/vacancy-queries.ts';
import { demoQuestions } from './demo-content.ts';
import type { Randomness } from './randomness.ts';

const answersTo = new Map(demoQuestions.flat().map(({ question, answers }) => [question, answers]));

/**
 * A demo candidate's answer; optional questions are sometimes left unanswered, so that match scores differ.
 */
export function demoAnswer(question: Question, chance: Randomness): unknown {
  const options = question.options.map(({ value }) => value);
  const isLeftOut = chance.next() < 0.2;
  if (isLeftOut && question.is_required === 0) return null;
  switch (question.question_type.type_key) {
    case 'short_text':
    case 'descriptive':
      return chance.pick(answersTo.get(question.question) ?? []);
    case 'option_select':
    case 'radio':
      return chance.pick(options);
    case 'multi_select':
      return chance.some(options, chance.between(1, 3));
    case 'date':
      return `2027-0${chance.between(1, 9)}-01`;
    case 'number':
      return chance.between(0, 4);
    default: {
      const marks = question.rating_scale?.options ?? [];
      return Object.fromEntries(options.map((option) => [option, chance.pick(marks.slice(-3))]));
    }
  }
}
