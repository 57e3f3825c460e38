import { expect, it, vi } from 'vitest';
import { ifUnchanged } from './if-unchanged.ts';

const csv = (text: string) => new File([text], 'skills.csv', { lastModified: 1 });

it('accepts a response while the form holds equal values, even as a copy', () => {
  const latest = { current: { file: csv('Name\nPuppetry') } };
  const take = vi.fn();
  const answered = ifUnchanged(latest, take);
  latest.current = { file: latest.current.file };
  answered('two rows');
  expect(take).toHaveBeenCalledExactlyOnceWith('two rows');
});

it('drops a response when the form has changed in the meantime', () => {
  const latest = { current: { file: csv('Name\nPuppetry') } };
  const take = vi.fn();
  const answered = ifUnchanged(latest, take);
  latest.current = { file: csv('Name\nPuppetry\nMarionettes') };
  answered('two rows');
  expect(take).not.toHaveBeenCalled();
});
