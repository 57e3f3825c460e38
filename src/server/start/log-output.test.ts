import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LogOutput } from './log-output.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function logged() {
  const written: string[] = [];
  return { written, log: new LogOutput((text) => written.push(text)) };
}

it('writes the lines of a tenth of a second together and in order', () => {
  const { written, log } = logged();
  log.write('{"level":30,"msg":"one"}\n');
  log.write('{"level":30,"msg":"two"}\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['{"level":30,"msg":"one"}\n{"level":30,"msg":"two"}\n']);
  vi.advanceTimersByTime(1000);
  expect(written).toHaveLength(1);
});

it('writes an error at once, after the lines before it', () => {
  const { written, log } = logged();
  log.write('{"level":30,"msg":"one"}\n');
  log.write('{"level":50,"msg":"failed"}\n');
  expect(written).toEqual(['{"level":30,"msg":"one"}\n{"level":50,"msg":"failed"}\n']);
});

it('lets no flood of lines wait', () => {
  const { written, log } = logged();
  log.write(`${'.'.repeat(70_000)}\n`);
  expect(written).toHaveLength(1);
});
