import { describe, expect, it } from 'vitest';
import { addressOf, fillPath, matchScreen, type ScreenEntry } from './routes.ts';

const screen = (name: string, path: string, more: Partial<ScreenEntry> = {}): ScreenEntry => ({
  name,
  path,
  access: 'public',
  layout: 'plain',
  ...more,
});

const screens = [
  screen('thing', '/things/{id}/{slug}'),
  screen('edit', '/things/{id}'),
  screen('new', '/things/new'),
  screen('board', '/board', {
    also: { '/mine': {}, '/board/mine': { tab: 'mine' } },
    redirects: ['/b', '/things'],
  }),
];

describe('matching a path to its screen', () => {
  it.each([
    ['/things/new', { entry: screens[2], params: {}, fixed: {} }],
    ['/things/7', { entry: screens[1], params: { id: '7' }, fixed: {} }],
    ['/things/7/', { entry: screens[1], params: { id: '7' }, fixed: {} }],
    ['/things/7/a%2Fb', { entry: screens[0], params: { id: '7', slug: 'a/b' }, fixed: {} }],
    ['/things/7/%E0%A4%A', { entry: screens[0], params: { id: '7', slug: '%E0%A4%A' }, fixed: {} }],
    ['/board/mine', { entry: screens[3], params: {}, fixed: { tab: 'mine' } }],
    ['/things', { redirect: '/board', params: {} }],
    ['/things/7/x/y', undefined],
    ['/', undefined],
  ])('%s', (path, match) => expect(matchScreen(screens, path)).toEqual(match));
});

it('fills a path so that matching it restores the parameters', () => {
  const path = fillPath('/things/{id}/{slug}', { id: 7, slug: 'math/science (ü)' });
  expect(matchScreen(screens, path)).toMatchObject({ params: { id: '7', slug: 'math/science (ü)' } });
});

it.each([undefined, '', '.', '..'])('replaces the path parameter %o by a dash', (slug) => {
  expect(fillPath('/things/{id}/{slug}', { id: 7, slug })).toBe('/things/7/-');
});

it.each([
  [{}, '/board'],
  [{ tab: 'all', page: 2 }, '/board?tab=all&page=2'],
  [{ tab: 'mine' }, '/board/mine'],
  [{ tab: 'mine', page: 2 }, '/board/mine?page=2'],
])('writes the address of a screen with %o', (query, address) => {
  expect(addressOf(screens[3]!, {}, query)).toBe(address);
});
