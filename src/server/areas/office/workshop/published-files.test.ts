import { expect, it } from 'vitest';
import { hashOfText, type Published, publishedOver } from './published-files.ts';

const FILE = 'schemas/forms/a.json';

/** Published one after the other, each written for this text of the release's file. */
const history = (...texts: [text: string, release: string, isSettled?: boolean][]): Published[] =>
  texts.map(([text, release, isSettled], index) => ({
    ...{ version_id: index + 1, file: FILE, text, hash: hashOfText(text) },
    ...{ release_hash: hashOfText(release), settled_at: isSettled ? new Date() : null },
  }));
const over = (versions: Published[], text: string | undefined) => {
  const { contradicted, ...rest } = publishedOver(versions, () => text);
  return { ...rest, contradicted: contradicted.map(({ version_id }) => version_id) };
};
const none = { over: new Map(), settled: [], contradicted: [] };

it('keeps a published text in force while the file lacks it', () => {
  expect(over(history(['new', 'old']), 'old')).toEqual({ ...none, over: new Map([[FILE, 'new']]) });
});

it('keeps the last text in force over a file with an earlier one', () => {
  const versions = history(['first', 'old'], ['second', 'old']);
  expect(over(versions, 'first').over.get(FILE)).toBe('second');
});

it('is settled once the file has the text, also by going back', () => {
  expect(over(history(['new', 'old']), 'new')).toEqual({ ...none, settled: [1] });
  expect(over(history(['new', 'old'], ['old', 'old']), 'old')).toEqual({ ...none, settled: [2] });
});

it('leaves a file that changed after it was settled in force', () => {
  expect(over(history(['new', 'old', true]), 'newer')).toEqual(none);
});

it('is contradicted by a file that has neither text, or is gone', () => {
  expect(over(history(['new', 'old']), 'other')).toEqual({ ...none, contradicted: [1] });
  expect(over(history(['new', 'old']), undefined)).toEqual({ ...none, contradicted: [1] });
});
