/** An answer in words, on one line or several; null when there is none. Numbers and choices read as they were given. */
export function answerText(answer: unknown): string | null {
  if (answer === null || answer === undefined || answer === '') return null;
  if (Array.isArray(answer)) return answer.length ? answer.join('\n') : null;
  if (typeof answer !== 'object') return String(answer);
  const marks = Object.entries(answer).map(([option, mark]) => `${option}: ${mark}`);
  return marks.length ? marks.join('\n') : null;
}

/** Longer than this counts as an answer (specification, part 1 section 9). */
const SHORT = 2;

/**
 * The share of the answers that are longer than 2 characters, as a rounded percentage; null when nothing was asked.
 * `answers` has one entry for each question, also for those that were left out.
 */
export function matchScore(answers: readonly unknown[]): number | null {
  if (answers.length === 0) return null;
  const long = answers.filter((answer) => [...(answerText(answer) ?? '')].length > SHORT);
  return Math.round((long.length / answers.length) * 100);
}
