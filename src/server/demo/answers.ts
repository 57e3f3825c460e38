import type { Question } from '../vacancy/vacancy-queries.ts';
import { type DemoCandidate, demoTexts } from './demo-content.ts';
import type { Randomness } from './randomness.ts';

/** Returns a demo candidate's answer; sometimes too short, so that match scores differ. */
export function demoAnswer(question: Question, person: DemoCandidate, chance: Randomness): unknown {
  const options = question.options.map(({ value }) => value);
  const isBrief = chance.next() < 0.2;
  switch (question.question_type.type_key) {
    case 'short_text':
      return isBrief ? 'ok' : chance.pick(demoTexts.short_answers);
    case 'descriptive':
      return isBrief ? '-' : person.bio;
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
