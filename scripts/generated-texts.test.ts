import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const FILES = ['generated/openapi.json', 'schemas/meta/*.schema.json', 'schemas/messages/**/*.json'];
/** Values that are no sentences: patterns and what people type. */
const NO_SENTENCES = ['pattern', 'example', 'examples', 'x-pattern'];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NO_SENTENCES.includes(key) ? [] : textsIn(inner)));
}

/** Returns what looks like a slip in a text: a word twice, a space before a stop, two stops. */
const slipsIn = (text: string) =>
  text.match(
    /(?<![\w-])([a-z]+) \1(?![\w-])|\w [.,;:](?=\s|$)|[.,;] ?[,;]|(?<!\.)\.\.(?=\s|$)|\S {2,}\S/gi,
  ) ?? [];

it.each(globSync(FILES, { cwd: ROOT }))('%s has no doubled word or stop', (file) => {
  const texts = textsIn(JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
  expect(texts.length).toBeGreaterThan(0);
  const slips = texts.flatMap((text) => slipsIn(text).map((slip) => `"${slip}" in: ${text.slice(0, 200)}`));
  expect([...new Set(slips)]).toEqual([]);
});

it.each(['lets it hire or or it is', 'the the', 'it ends .', 'one, , two', 'it ends..', 'two  spaces'])(
  'sees the slip in "%s"',
  (text) => {
    expect(slipsIn(text)).toHaveLength(1);
  },
);
