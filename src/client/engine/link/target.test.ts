import { describe, expect, it } from 'vitest';
import type { Target, ValueLabels } from '../../../../generated/definitions.d.ts';
import { destinations } from './target.ts';

const entry = { also: {}, redirects: [], access: 'public' as const, layout: 'plain' };
const screens = [
  { ...entry, name: 'list', path: '/list' },
  { ...entry, name: 'thing', path: '/thing/{id}' },
];
const byKind: ValueLabels = {
  cases: [
    {
      when: { const: 'thing' },
      to: [
        { screen: 'thing', params: { id: 'item.id' }, when: { 'item.id': { type: 'integer' } } },
        { screen: 'list' },
      ],
    },
  ],
};

const urlsOf = (to: Target | Target[], scope: object) =>
  destinations(to, { ...scope }, { screens, labels: { 'by-kind': byKind } });

describe('a target', () => {
  const onlyOpen: Target[] = [
    { screen: 'thing', params: { id: 7 }, when: { open: { const: true } } },
    { screen: 'list' },
  ];

  it.each([
    [
      'to all destinations that apply, in order',
      onlyOpen,
      { open: true },
      [{ url: '/thing/7' }, { url: '/list' }],
    ],
    ['not where the condition does not hold', onlyOpen, {}, [{ url: '/list' }]],
    ['to this page in another language', { language: 'ar' }, {}, [{ url: '?lang=ar' }]],
    ['nowhere for the page’s own language', { language: 'en' }, {}, []],
    ['nowhere when no condition holds', [onlyOpen[0]!], {}, []],
    [
      'to the screen that an answer names',
      { value: 'item.target' },
      { item: { target: { screen: 'thing', params: { id: 7 }, query: { tab: 'a' }, anchor: 'b' } } },
      [{ url: '/thing/7?tab=a#b' }],
    ],
    [
      'to a sign-up that keeps where to go afterwards',
      {
        screen: 'list',
        afterwards: { screen: 'thing', params: { id: 7 }, query: { apply: { const: true } } },
      },
      {},
      [{ url: '/list?return=%2Fthing%2F7%3Fapply%3Dtrue' }],
    ],
    [
      'nowhere when the client lacks the answered screen',
      { value: 'item.target' },
      { item: { target: { screen: 'new' } } },
      [],
    ],
    [
      'through value labels, with values from the scope',
      { labels: 'by-kind', value: 'item.kind' },
      { item: { kind: 'thing', id: 3 } },
      [{ url: '/thing/3' }, { url: '/list' }],
    ],
    [
      'through the labels’ next target',
      { labels: 'by-kind', value: 'item.kind' },
      { item: { kind: 'thing' } },
      [{ url: '/list' }],
    ],
    [
      'nowhere for a value without a label',
      { labels: 'by-kind', value: 'item.kind' },
      { item: { kind: 'x' } },
      [],
    ],
  ] as [string, Target | Target[], object, object[]][])('leads %s', (_, to, scope, expected) => {
    expect(urlsOf(to, scope)).toEqual(expected);
  });
});
