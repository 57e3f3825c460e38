import { expect, it } from 'vitest';
import { Lanes } from './lanes.ts';

it('runs each lane in order and within its own limits', async () => {
  const lanes = new Lanes({ atOnce: 1, waiting: 1, retrySeconds: 3 });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, lane: string) =>
    lanes.run(lane, () => {
      began.push(name);
      return new Promise<void>((done) => ends.set(name, done));
    });
  const [first, second] = [run('a1', 'a'), run('a2', 'a')];
  await expect(run('a3', 'a')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '3' } });
  const other = run('b1', 'b');
  expect(began).toEqual(['a1', 'b1']);
  ends.get('a1')!();
  await first;
  expect(began).toEqual(['a1', 'b1', 'a2']);
  for (const name of ['a2', 'b1']) ends.get(name)!();
  await Promise.all([second, other]);
});
