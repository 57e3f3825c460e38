import { expect, it } from 'vitest';
import { mailMorning } from './mail-morning.ts';

const at = (time: string) => mailMorning(new Date(time))?.toISOString() ?? null;

it('starts at seven in Riyadh and lasts for the rest of the day there', () => {
  expect(at('2026-03-31T03:59:59Z')).toBeNull();
  expect(at('2026-03-31T04:00:00Z')).toBe('2026-03-31T04:00:00.000Z');
  expect(at('2026-03-31T20:59:59Z')).toBe('2026-03-31T04:00:00.000Z');
  expect(at('2026-03-31T21:00:00Z')).toBeNull();
});
