import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { say } from '../../../engine/messages/say.ts';
import type { StoredReview } from './score-queries.ts';

type Scorecard = AnswerSchema<'Scorecard'>;
type Review = AnswerSchema<'ApplicationReview'>;

/** The marks that forms offer. */
export const SCALE = ['1', '2', '3', '4', '5'];

/** The default criteria, for vacancies without their own. */
export const defaultCriteria = (): string[] => [
  say('assessment.criterion_1'),
  say('assessment.criterion_2'),
  say('assessment.criterion_3'),
  say('assessment.criterion_4'),
];

/** Returns the vacancy's own criteria, or the default ones. */
export const effectiveCriteria = (own: readonly string[]): string[] =>
  own.length > 0 ? [...own] : defaultCriteria();

/**
 * Presents the scorecard to one of the school's staff. Marks for removed criteria are shown only to their
 * reviewer, and do not count.
 */
export function presentScorecard(
  own: readonly string[],
  stored: readonly StoredReview[],
  userId: number,
): Scorecard {
  const criteria = effectiveCriteria(own);
  const marksFor = (criterion: string) => stored.flatMap(({ scores }) => scores[criterion] ?? []);
  const reviews = stored.map((review) => presentReview(review, criteria, userId));
  const given = reviews.find(({ is_own }) => is_own);
  return {
    criteria,
    own_criteria: [...own],
    scale: SCALE,
    average: mean(criteria.flatMap(marksFor)),
    score_count: stored.length,
    averages: criteria.map((criterion) => {
      const marks = marksFor(criterion);
      return { criterion, average: mean(marks), marks: marks.length };
    }),
    own: given ? { scores: given.scores, comment: given.comment } : null,
    reviews,
  };
}

function presentReview(review: StoredReview, criteria: readonly string[], userId: number): Review {
  const { scores, reviewer, comment, updated_at, user_id } = review;
  const marks = criteria.flatMap((criterion) => {
    const mark = scores[criterion];
    return mark === undefined ? [] : [{ criterion, mark }];
  });
  return {
    reviewer,
    is_own: user_id === userId,
    scores: Object.fromEntries(marks.map(({ criterion, mark }) => [criterion, String(mark)])),
    marks,
    average: mean(marks.map(({ mark }) => mark)),
    comment,
    updated_at,
  };
}

/** Rounded to one decimal; null without marks. */
function mean(marks: readonly number[]): number | null {
  if (marks.length === 0) return null;
  return Math.round((marks.reduce((sum, mark) => sum + mark, 0) / marks.length) * 10) / 10;
}
