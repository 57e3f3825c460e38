import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheetsOf = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname });

/** A hero sets the rhythm of its whole page; the sheet comes with the block, so that no other page loads it. */
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
