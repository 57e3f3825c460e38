import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconNames } from './icon-names.ts';

test('the sprite has exactly the icons that are named', () => {
  const sprite = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
  expect(drawn).toEqual([...iconNames]);
});

test('no icon is drawn in a colour of its own', () => {
  const sprite = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');
  expect(sprite).not.toMatch(/#[0-9a-f]{3,6}"|(stroke|fill)="(?!none|currentColor)/);
});

test('every style sheet of the ui stands in a layer', () => {
  const sheets = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(5);
  for (const name of sheets) {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    expect(text.trim(), name).toMatch(/^@layer ui \{/);
  }
});
