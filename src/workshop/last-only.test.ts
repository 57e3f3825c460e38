import { expect, it } from 'vitest';
import { lastOnly, Superseded } from './last-only.ts';

it('answers the question that is being asked and the newest one, and no other', async () => {
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const ask = lastOnly(
    (question: number) =>
      new Promise<number>((done) => {
        asked.push(question);
        answers.push(() => done(question * 10));
      }),
  );
  const first = ask(1);
  const second = ask(2).catch((error: unknown) => error);
  const third = ask(3);
  await expect.poll(() => asked).toEqual([1]);
  answers.shift()!();
  expect(await first).toBe(10);
  expect(await second).toBeInstanceOf(Superseded);
  await expect.poll(() => asked).toEqual([1, 3]);
  answers.shift()!();
  expect(await third).toBe(30);
});
