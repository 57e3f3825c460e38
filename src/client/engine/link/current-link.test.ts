import { expect, it } from 'vitest';
import { currentFor } from './current-link.ts';

const paths = ['/things', '/things/{id}', '/things-to-do', '/other'];
const screens = paths.map((path) => ({ name: path, path, access: 'public' as const, layout: 'public' }));
const at = (path: string) => ({ screens, definitions: { screen: { path } } });

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
