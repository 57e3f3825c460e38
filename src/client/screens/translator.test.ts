import { expect, it } from 'vitest';
import type { Definitions } from '../../../generated/definitions.d.ts';
import { LANGUAGES } from '../../../generated/language-facts.ts';
import { translator } from './translator.ts';

it('replaces a screen’s documents and the labels of values, and keeps English where nothing is translated', async () => {
  const written: Definitions = {
    screen: { path: '/book', title: 'Book', access: 'public', layout: 'reader', blocks: [] },
    layout: { frame: 'top', menus: [] },
    parts: {},
    wizards: {},
    tables: {},
    labels: {},
    actions: {},
    lookups: {},
    forms: {},
    labelsByPath: {
      'item.kind': { labels: { novel: 'Novel', essay: 'Essay' } },
      'item.shelf': { lookup: 'shelves' },
    },
    blocks: [],
    texts: {},
    calls: {},
  };
  const translate = translator({
    facts: LANGUAGES.ar,
    texts: {},
    rules: {},
    labels: { Novel: 'رواية' },
    fallbacks: [],
    screens: { book: async () => ({ documents: { 'screens/book': { title: 'كتاب' } } }) },
    forms: {},
  });
  const entry = { name: 'book', path: '/book', access: 'public', layout: 'reader' } as const;
  const translated = await translate(entry, written);
  expect(translated.screen).toEqual({ ...written.screen, title: 'كتاب' });
  expect((await translate({ ...entry, name: 'shelf' }, written)).screen).toEqual(written.screen);
  expect(translated.labelsByPath).toEqual({
    'item.kind': { labels: { novel: 'رواية', essay: 'Essay' } },
    'item.shelf': { lookup: 'shelves' },
  });
});
