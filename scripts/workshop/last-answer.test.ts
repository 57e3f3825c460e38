import { expect, it, vi } from 'vitest';
import { lastAnswer } from './last-answer.ts';

it('answers the same question once, whatever the order of its keys', async () => {
  const judge = vi.fn(async ({ text }: { text: string; over: object }) => text.length);
  const ask = lastAnswer(judge);
  expect(await ask({ text: 'four', over: { a: 'b' } })).toBe(4);
  expect(await ask({ over: { a: 'b' }, text: 'four' })).toBe(4);
  expect(judge).toHaveBeenCalledTimes(1);
});

it('asks again after another question and after a failure', async () => {
  const judge = vi.fn(async ({ text }: { text: string }) => {
    if (text === '') throw new Error('no text');
    return text.length;
  });
  const ask = lastAnswer(judge);
  await ask({ text: 'one' });
  await ask({ text: 'three' });
  await ask({ text: 'one' });
  for (let count = 1; count <= 2; count++) await expect(ask({ text: '' })).rejects.toThrow('no text');
  expect(judge).toHaveBeenCalledTimes(5);
});
