/** Returns an answer as text, on one or several lines; null without one. */
export function answerText(answer: unknown): string | null {
  if (answer === null || answer === undefined || answer === '') return null;
  if (Array.isArray(answer)) return answer.length ? answer.join('\n') : null;
  if (typeof answer !== 'object') return String(answer);
  const marks = Object.entries(answer).map(([option, mark]) => `${option}: ${mark}`);
  return marks.length ? marks.join('\n') : null;
}

/** Only longer answers count (specification, part 1 section 9). */
const SHORT = 2;

/**
 * Returns the share of answers longer than 2 characters, as a rounded percentage; null without questions.
 * `answers` has an entry for each question, also for unanswered ones.
 */
export function matchScore(answers: readonly unknown[]): number | null {
  if (answers.length === 0) return null;
  const long = answers.filter((answer) => [...(answerText(answer) ?? '')].length > SHORT);
  return Math.round((long.length / answers.length) * 100);
}
