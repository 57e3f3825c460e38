import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Jobs that end when told to, in the order they began. */
function works(queue: FairQueue) {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string, lane: string) =>
    queue.run(lane, () => {
      began.push(name);
      return new Promise<void>((done) => ends.push(done));
    });
  const endAll = async (all: Promise<unknown>[]) => {
    let isOver = false;
    const over = Promise.all(all).then(() => {
      isOver = true;
    });
    while (!isOver) {
      ends.shift()?.();
      await Promise.resolve();
    }
    await over;
  };
  return { began, run, endAll };
}

it('lets lanes take turns, regardless of arrival order', async () => {
  const { began, run, endAll } = works(new FairQueue({ ofLane: 9, inAll: 9 }));
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => run(name, 'a'));
  const few = [run('b1', 'b'), run('c1', 'c'), run('b2', 'b')];
  await endAll([...many, ...few]);
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('is full for a lane with many waiting jobs before it is for others', async () => {
  const queue = new FairQueue({ ofLane: 2, inAll: 3 });
  const { run, endAll } = works(queue);
  const waiting = ['a1', 'a2', 'a3'].map((name) => run(name, 'a'));
  expect([queue.isFull('a'), queue.isFull('b')]).toEqual([true, false]);
  waiting.push(run('b1', 'b'));
  expect(queue.isFull('c')).toBe(true);
  await endAll(waiting);
  expect(queue.isFull('a')).toBe(false);
});

it('continues after a failed job', async () => {
  const queue = new FairQueue({ ofLane: 2, inAll: 3 });
  const failed = queue.run('a', () => Promise.reject(new Error('broken')));
  const after = queue.run('a', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await after).toBe('done');
});
