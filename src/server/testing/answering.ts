/** Answers a vacancy's questions in order. */
export const answering = (
  vacancy: { application_questions: { question_id: number }[] },
  answers: unknown[],
): { question_id: number; answer: unknown }[] =>
  vacancy.application_questions
    .map(({ question_id }, index) => ({ question_id, answer: answers[index] }))
    .filter(({ answer }) => answer !== undefined);
