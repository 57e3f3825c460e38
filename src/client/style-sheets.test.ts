import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheetsOf = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname });

/** Style sheets that affect a whole page: a hero sets its page's spacing; the sheet loads with the block. */
const OF_A_PAGE = ['blocks/header/hero-page.css'];

it.each([
  ['ui', ['ui/**/*.css', 'form/**/*.css']],
  ['blocks', ['table/**/*.css', 'blocks/**/*.css']],
  ['screens', ['screens/**/*.css']],
])('the style sheets of the layer %s stand in it', (layer, patterns) => {
  const sheets = patterns
    .flatMap(sheetsOf)
    .filter((file) => !file.startsWith('ui/styles/') && !OF_A_PAGE.includes(file));
  expect(sheets.length).toBeGreaterThan(3);
  const inLayer = new RegExp(`^@layer ${layer} \\{|^@import "[^"]+" layer\\(${layer}\\);$`);
  const outside = sheets.filter((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return !inLayer.test(text.trim());
  });
  expect(outside).toEqual([]);
});
