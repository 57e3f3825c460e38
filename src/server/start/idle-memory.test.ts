import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE, SECOND } from '../../language/run/value/durations.ts';
import { collectWhenIdle } from './idle-memory.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('collects garbage once each time that the process comes to rest', () => {
  let used = 0;
  const collect = vi.fn();
  const minute = (milliseconds: number) => {
    used += milliseconds * 1_000;
    vi.advanceTimersByTime(MINUTE);
    return collect.mock.calls.length;
  };
  collectWhenIdle(() => used, collect);
  expect(minute(5 * SECOND)).toBe(0);
  expect(minute(0.1 * SECOND)).toBe(1);
  expect(minute(0.1 * SECOND)).toBe(1);
  expect(minute(5 * SECOND)).toBe(1);
  expect(minute(0.1 * SECOND)).toBe(2);
});

it('can collect without a flag on the command line', () => {
  collectWhenIdle(() => 0);
  expect(() => vi.advanceTimersByTime(MINUTE)).not.toThrow();
});
