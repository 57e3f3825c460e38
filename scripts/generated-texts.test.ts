import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const FILES = ['generated/openapi.json', 'schemas/meta/*.schema.json', 'schemas/messages/**/*.json'];
/** Values that are not sentences: patterns and input examples. */
const NO_SENTENCES = ['pattern', 'example', 'examples', 'x-pattern'];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NO_SENTENCES.includes(key) ? [] : textsIn(inner)));
}

/** Likely typos in a text: a doubled word, a space before punctuation, doubled punctuation. */
const slipsIn = (text: string) =>
  text.match(
    /(?<![\w-])([a-z]+) \1(?![\w-])|\w [.,;:](?=\s|$)|[.,;] ?[,;]|(?<!\.)\.\.(?=\s|$)|\S {2,}\S/gi,
  ) ?? [];

it.each(globSync(FILES, { cwd: ROOT }))('%s contains no doubled word or punctuation', (file) => {
  const texts = textsIn(JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
  expect(texts.length).toBeGreaterThan(0);
  const slips = texts.flatMap((text) => slipsIn(text).map((slip) => `"${slip}" in: ${text.slice(0, 200)}`));
  expect([...new Set(slips)]).toEqual([]);
});

it.each(['lets it hire or or it is', 'the the', 'it ends .', 'one, , two', 'it ends..', 'two  spaces'])(
  'detects the typo in "%s"',
  (text) => {
    expect(slipsIn(text)).toHaveLength(1);
  },
);
