import { expect, it, vi } from 'vitest';
import { answerToWhatStands } from './answer-to-what-stands.ts';

const csv = (text: string) => new File([text], 'skills.csv', { lastModified: 1 });

it('an answer is taken while what was sent stands in the form, whatever copy of it', () => {
  const latest = { current: { file: csv('Name\nPuppetry') } };
  const take = vi.fn();
  const answered = answerToWhatStands(latest, take);
  latest.current = { file: latest.current.file };
  answered('two rows');
  expect(take).toHaveBeenCalledExactlyOnceWith('two rows');
});

it('an answer to what has been changed meanwhile is dropped', () => {
  const latest = { current: { file: csv('Name\nPuppetry') } };
  const take = vi.fn();
  const answered = answerToWhatStands(latest, take);
  latest.current = { file: csv('Name\nPuppetry\nMarionettes') };
  answered('two rows');
  expect(take).not.toHaveBeenCalled();
});
