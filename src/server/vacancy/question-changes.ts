import { isDeepStrictEqual } from 'node:util';
import { say } from '../words/say.ts';

export type AskedQuestion = {
  question_id?: number | null;
  question: string;
  question_type_id: number;
  options?: string[] | null;
  rating_scale_id?: number | null;
};

/** What becomes of a vacancy's questions: those that are written, and those that are asked no more. */
export type QuestionChange<Sent> = { written: Sent[]; retired: number[] };

/** Why rows cannot be sent so, by the path of a field. */
export function objectionToQuestions(
  stored: readonly AskedQuestion[],
  sent: readonly AskedQuestion[],
): { path: string; text: string } | null {
  const known = new Set(stored.map(({ question_id }) => question_id));
  const seen = new Set<number>();
  for (const [index, { question_id }] of sent.entries()) {
    if (question_id === undefined || question_id === null) continue;
    const path = `application_questions.${index}.question_id`;
    if (!known.has(question_id)) return { path, text: say('vacancy.foreign_question') };
    if (seen.has(question_id)) return { path, text: say('vacancy.question_twice') };
    seen.add(question_id);
  }
  return null;
}

/**
 * A question that has been answered never changes under its answers: when it is left out or asks something else, it is
 * retired, and what is sent in its place is a new one. It may be moved, and made optional.
 */
export function changeOfQuestions<Sent extends AskedQuestion>(
  stored: readonly AskedQuestion[],
  sent: readonly Sent[],
  answered: ReadonlySet<number>,
): QuestionChange<Sent> {
  const kept = new Map(sent.map((question) => [question.question_id, question]));
  const retired = stored.flatMap((before) => {
    const after = kept.get(before.question_id);
    const isSame = after !== undefined && isDeepStrictEqual(meaningOf(before), meaningOf(after));
    return answered.has(before.question_id!) && !isSame ? [before.question_id!] : [];
  });
  return {
    retired,
    written: sent.map((row) =>
      retired.includes(row.question_id ?? Number.NaN) ? { ...row, question_id: undefined } : row,
    ),
  };
}

/** What a question asks for, and what kind of answer. */
function meaningOf({ question, question_type_id, options, rating_scale_id }: AskedQuestion) {
  return { question, question_type_id, options: options ?? [], rating_scale_id: rating_scale_id ?? null };
}
