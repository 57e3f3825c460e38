import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const files = globSync('schemas/**/*.json', { cwd: ROOT }).filter(
  (file) => !file.startsWith(join('schemas', 'meta')) && !file.endsWith('ar.json'),
);

/** Texts whose exact wording is specified. */
const SPECIFIED = new Set([
  'Already have an account? Sign in',
  'Session expired, please login again.',
  'User Name is required',
]);

/** The word to use for a thing, and other words for it that no text may use. */
const OTHERS: [said: string, other: RegExp][] = [
  ['Login and Logout, to log in and out', /\bsign(s|ed|ing)?[ -](\w+ ){0,2}(in|out)\b|\blog-(in|out)\b/i],
  ['to log in, as a verb', /\b(you|please|can|nobody) (login|logout|signup)\b/i],
  ['Signup, to sign up', /(?<!“)\bregist(er|ers|ered|ering|ration|rations)\b|\bsign-up\b/i],
  ['Username', /\buser[ -]name\b/i],
];

/** Returns a document's texts: strings with an initial capital or a space, unlike names of operations or screens. */
function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return /^[A-Z]|\s/.test(node) ? [node] : [];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsOf) : [];
}

it.each(OTHERS)('one thing has one word in all that people read: %s', (_, other) => {
  const found = files.flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
      .filter((text) => other.test(text) && !SPECIFIED.has(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
