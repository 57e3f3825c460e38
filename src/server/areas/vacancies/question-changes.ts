import { isDeepStrictEqual } from 'node:util';
import type { CodedMessage } from '../../../language/run/form/form-module.ts';
import { coded } from '../../engine/messages/say.ts';

export type SentQuestion = {
  question_id?: number | null;
  question: string;
  question_type_id: number;
  options?: string[] | null;
  rating_scale_id?: number | null;
};

/** The changes of a vacancy's questions: those to write, and the ids of those to retire. */
export type QuestionChange<Sent> = { written: Sent[]; retired: number[] };

/** Returns errors for rows of questions, by field path. */
export function objectionToQuestions(
  stored: readonly SentQuestion[],
  sent: readonly SentQuestion[],
): { path: string; message: CodedMessage } | null {
  const known = new Set(stored.map(({ question_id }) => question_id));
  const seen = new Set<number>();
  for (const [index, { question_id }] of sent.entries()) {
    if (question_id === undefined || question_id === null) continue;
    const path = `application_questions.${index}.question_id`;
    if (!known.has(question_id)) return { path, message: coded('vacancy.foreign_question') };
    if (seen.has(question_id)) return { path, message: coded('vacancy.question_twice') };
    seen.add(question_id);
  }
  return null;
}

/**
 * Decides how the questions sent change the stored ones. An answered question never changes under its
 * answers: if it is removed or its meaning changes, it is retired, and the question sent becomes a new one.
 * It may be moved, and made optional.
 */
export function changeOfQuestions<Sent extends SentQuestion>(
  stored: readonly SentQuestion[],
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

/** Returns the parts of a question on which its answers depend. */
function meaningOf({ question, question_type_id, options, rating_scale_id }: SentQuestion) {
  return { question, question_type_id, options: options ?? [], rating_scale_id: rating_scale_id ?? null };
}
