import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheetsOf = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname });

/**
 * Style sheets that affect a whole page and load with their block: a hero sets its page's spacing, and paper shows what a
 * narrow screen hides.
 */
const OF_A_PAGE = ['blocks/header/hero-page.css', 'blocks/table/table-print.css'];

/** A form's fields belong to the `ui` layer. */
const FIELDS = ['fields', 'rich-text', 'rows', 'transliteration', 'widgets'].map(
  (folder) => `blocks/form/${folder}/`,
);
const isInFields = (file: string) => FIELDS.some((room) => file.startsWith(room));

it.each([
  ['ui', ['ui/**/*.css', ...FIELDS.map((room) => `${room}*.css`)]],
  ['blocks', ['engine/**/*.css', 'blocks/**/*.css']],
  ['screens', ['screens/**/*.css']],
])('every style sheet of the layer %s is wrapped in it', (layer, patterns) => {
  const sheets = patterns
    .flatMap(sheetsOf)
    .filter((file) => !file.startsWith('ui/styles/') && !OF_A_PAGE.includes(file))
    .filter((file) => layer === 'ui' || !isInFields(file));
  expect(sheets.length).toBeGreaterThan(3);
  const inLayer = new RegExp(`^@layer ${layer} \\{|^@import "[^"]+" layer\\(${layer}\\);$`);
  const outside = sheets.filter((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return !inLayer.test(text.trim());
  });
  expect(outside).toEqual([]);
});

/** Classes that only tests and the document's structure use. */
const UNSTYLED = ['header-meta-label', 'meter', 'side-menus'];

it('styles every class that a component names', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
  const rules = sheetsOf('**/*.css').map(read).join('\n');
  const named = globSync('**/*.tsx', { cwd: import.meta.dirname })
    .filter((file) => !/\.(test|stories)\.tsx$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/className="([^"]+)"/g)])
    .flatMap(([, names]) => names!.split(/\s+/));
  const styled = (name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(rules);
  expect([...new Set(named)].filter((name) => !styled(name)).sort()).toEqual(UNSTYLED);
});
