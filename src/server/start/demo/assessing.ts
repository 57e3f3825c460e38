import { MINUTE } from '../../../language/run/value/durations.ts';
import { insertNote } from '../../areas/hiring/application/note-queries.ts';
import { writeReview } from '../../areas/hiring/application/score-queries.ts';
import { defaultCriteria } from '../../areas/hiring/application/scorecard.ts';
import type { DemoApi } from './demo-api.ts';
import { demoTexts } from './demo-content.ts';
import { Randomness } from './randomness.ts';

const STEP = 5 * MINUTE;

/**
 * Adds notes and scores to two out of three opened applications. With colleagues, they take turns writing
 * notes, and two of them score.
 */
export async function assess(
  { db }: Pick<DemoApi, 'db'>,
  { application_id, vacancy_id }: { application_id: number; vacancy_id: number },
  team: readonly number[],
  at: Date,
): Promise<void> {
  if (application_id % 3 === 2) return;
  const chance = new Randomness(application_id);
  const later = (steps: number) => new Date(at.getTime() + steps * STEP);
  for (const [index, text] of chance.some(demoTexts.team_notes, chance.between(1, 2)).entries())
    await insertNote(db, {
      application_id,
      vacancy_id,
      user_id: team[(application_id + index) % team.length]!,
      text,
      at: later(index + 1),
    });
  if (application_id % 3 === 1) return;
  for (const [index, user_id] of team.slice(-2).entries())
    await writeReview(db, {
      application_id,
      vacancy_id,
      user_id,
      scores: Object.fromEntries(defaultCriteria().map((criterion) => [criterion, chance.between(3, 5)])),
      comment: chance.pick(demoTexts.review_comments),
      updated_at: later(3 + index),
    });
}
