import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * A user-typed name followed by a value that starts with digits: after an Arabic name, the digits would
 * change places.
 */
const DIGITS_AFTER_NAME =
  /"text": "[^"]*\{[\w.]*(?:title|name)\}[^"\p{L}]*\{[\w.]*\|(?:relative-time|date|date-time|number|money|percent)/u;

it('isolates digits from typed names, whose Arabic letters would reorder them', () => {
  const mixed = globSync('schemas/{screens,parts,tables,crud,actions}/**/*.json').filter((file) =>
    DIGITS_AFTER_NAME.test(readFileSync(file, 'utf8')),
  );
  expect(mixed).toEqual([]);
});

it.each([
  ['"text": "Applied for {item.vacancy_title} – {item.application_date|relative-time}"', true],
  ['"text": "{item.vacancy_title} since {item.application_date|date}"', false],
  ['"text": "{item.n|number} · {item.vacancy_title}"', false],
])('%s: %s', (text, isMixed) => {
  expect(DIGITS_AFTER_NAME.test(text)).toBe(isMixed);
});
