import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconNames } from './icon-names.ts';

test('the sprite contains exactly the named icons', () => {
  const sprite = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
  expect(drawn).toEqual([...iconNames]);
});

test('no icon has a colour of its own', () => {
  const sprite = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');
  expect(sprite).not.toMatch(/#[0-9a-f]{3,6}"|(stroke|fill)="(?!none|currentColor)/);
});
