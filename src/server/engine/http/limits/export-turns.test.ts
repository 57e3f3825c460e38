import { expect, it } from 'vitest';
import { ExportTurns } from './export-turns.ts';

it('admits one export per account and eight in total, then others once they have ended', () => {
  const turns = new ExportTurns({ rateLimitScale: 1 });
  const ends = Array.from({ length: 8 }, (_, account) => turns.begin(account));
  expect(() => turns.begin(1)).toThrow(expect.objectContaining({ status: 429 }));
  expect(() => turns.begin(9)).toThrow(expect.objectContaining({ status: 503 }));
  ends[1]!();
  turns.begin(9);
  // Ending a turn again ends nobody else's.
  ends[1]!();
  expect(() => turns.begin(9)).toThrow(expect.objectContaining({ status: 429 }));
});
