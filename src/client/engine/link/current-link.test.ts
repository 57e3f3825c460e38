import { expect, it } from 'vitest';
import { currentFor } from './current-link.ts';

const paths = ['/things', '/things/{id}', '/things-to-do', '/other'];
const screens = paths.map((path) => ({ name: path, path, access: 'public' as const, layout: 'public' }));
const at = (path: string) => ({ screens, definitions: { screen: { path } } });

it.each([
  ['the screen that is open', '/things', '/things', 'page'],
  ['the screen that the open one belongs to', '/things', '/things/{id}', 'true'],
  ['another screen', '/other', '/things/{id}', undefined],
  ['one whose name only begins alike', '/things', '/things-to-do', undefined],
  ['the same screen with other values', '/things?tab=b', '/things', undefined],
])('marks a link to %s', (_, href, path, current) => {
  expect(currentFor(href, at(path), { query: {}, route: {} })).toBe(current);
});
