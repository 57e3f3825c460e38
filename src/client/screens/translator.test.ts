import { expect, it } from 'vitest';
import type { Definitions } from '../../../generated/definitions.d.ts';
import { translator } from './translator.ts';

it('translates the labels of values, and keeps English for those without a translation', () => {
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
  };
  const translate = translator({
    texts: {},
    rules: {},
    labels: { Novel: 'رواية' },
    fallbacks: [],
    documents: {},
    forms: {},
  });
  const entry = { name: 'book', path: '/book', access: 'public', layout: 'reader' } as const;
  expect(translate(entry, written).labelsByPath).toEqual({
    'item.kind': { labels: { novel: 'رواية', essay: 'Essay' } },
    'item.shelf': { lookup: 'shelves' },
  });
});
