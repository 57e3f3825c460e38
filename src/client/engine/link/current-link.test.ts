import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Layout, Screen } from '../../../../generated/definitions.d.ts';
import { screens as all } from '../../../../generated/screens.ts';
import { currentFor } from './current-link.ts';
import { urlOf } from './target.ts';

const paths = ['/things', '/things/{id}', '/things-to-do', '/other'];
const screens = paths.map((path) => ({ name: path, path, access: 'public' as const, layout: 'public' }));
const at = (path: string, belongs_to?: string) => ({
  screens,
  definitions: { screen: { path, belongs_to } },
});

it.each([
  ['the open screen', '/things', '/things', 'page'],
  ['the parent of the open screen', '/things', '/things/{id}', 'true'],
  ['another screen', '/other', '/things/{id}', undefined],
  ['a path that shares only a prefix, not as open', '/things', '/things-to-do', undefined],
  ['the page in another language, not as open', '?lang=ar', '/things', undefined],
  ['the same screen with other parameters, not as open', '/things?tab=b', '/things', undefined],
])('recognises a link to %s', (_, href, path, current) => {
  expect(currentFor(href, at(path), { query: {}, route: {} })).toBe(current);
});

it.each([
  ['the screen that it belongs to', '/other', 'true'],
  ['a screen that its address continues, when it belongs to another', '/things', undefined],
  ['the screen that it belongs to with other parameters', '/other?tab=b', undefined],
])('marks for a detail %s', (_, href, current) => {
  const screen = at('/things/{id}', '/other');
  expect(currentFor(href, screen, { query: {}, route: { id: '1' } })).toBe(current);
});

const DOCUMENTS = join(import.meta.dirname, '../../../../generated/documents');
const read = <T>(path: string): T => JSON.parse(readFileSync(join(DOCUMENTS, path), 'utf8'));
const details = readdirSync(join(DOCUMENTS, 'screens'), { encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ name: file.replace('.json', ''), screen: read<Screen>(`screens/${file}`) }))
  .filter(({ screen }) => Array.isArray(screen.access) && screen.path.includes('{'));

it.each(details)('a menu item is marked while $name is open', ({ screen }) => {
  const { menus = [] } = read<Layout>(`layouts/${screen.layout}.json`);
  const opened = { screens: all, definitions: { screen } };
  const scope = { query: {}, route: {} };
  const marked = menus
    .flatMap(({ items }) => items.flatMap((item) => ('to' in item && item.to ? [item.to] : [])))
    .flatMap((to) => urlOf(to, scope, { screens: all, labels: {} }) ?? [])
    .filter((href) => currentFor(href, opened, scope) !== undefined);
  expect(marked).toHaveLength(1);
});
