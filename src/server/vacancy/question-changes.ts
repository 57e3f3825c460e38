import { isDeepStrictEqual } from 'node:util';
import { say } from '../words/say.ts';

export type AskedQuestion = {
  question_id?: number | null;
  question: string;
  question_type_id: number;
  options?: string[] | null;
  rating_scale_id?: number | null;
};

export type QuestionObjection =
  | { path: string; text: string }
  /** A question that has answers: they would be lost, or belong to another question. */
  | { answered: string };

/**
 * What speaks against changing a vacancy's questions from the stored ones to the sent ones, found by their ids. One
 * that has been answered stays and asks for the same kind of answer; it may be reworded, moved, and made optional.
 */
export function objectionToQuestions(
  stored: readonly AskedQuestion[],
  sent: readonly AskedQuestion[],
  answered: ReadonlySet<number>,
): QuestionObjection | null {
  const known = new Map(stored.map((question) => [question.question_id, question]));
  const seen = new Set<number>();
  for (const [index, { question_id }] of sent.entries()) {
    if (question_id === undefined || question_id === null) continue;
    const path = `application_questions.${index}.question_id`;
    if (!known.has(question_id)) return { path, text: say('vacancy.foreign_question') };
    if (seen.has(question_id)) return { path, text: say('vacancy.question_twice') };
    seen.add(question_id);
  }
  for (const before of stored.filter(({ question_id }) => answered.has(question_id!))) {
    const after = sent.find(({ question_id }) => question_id === before.question_id);
    if (!after) {
      return { answered: say('vacancy.answered_question_stays', { question: before.question }) };
    }
    if (!isDeepStrictEqual(kindOf(before), kindOf(after))) {
      return {
        answered: say('vacancy.answered_question_kind', { question: before.question }),
      };
    }
  }
  return null;
}

/** What kind of answer a question asks for. */
function kindOf({ question_type_id, options, rating_scale_id }: AskedQuestion) {
  return { question_type_id, options: options ?? [], rating_scale_id: rating_scale_id ?? null };
}
