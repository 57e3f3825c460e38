import { describe, expect, it } from 'vitest';
import type { Document, Documents } from '../../grammar/documents.ts';
import type { Access } from '../api/access-table.ts';
import { offerAllowed } from './offer-allowed.ts';

const MAY_LEND = { 'session.user.only_reads': false };
const LEND = { action: 'call', operation: 'lend' };

const access = {
  rules: new Map([
    ['as librarian', { at: 'session', says: '', when: MAY_LEND }],
    ['own book', { at: 'row', says: '' }],
  ]),
  operations: new Map([
    ['lend', { security: 'session', roles: { Reader: [['own book'], ['as librarian']], Admin: [] } }],
    ['read', { security: 'session', roles: { Reader: [['as librarian', 'own book']] } }],
  ]),
} as unknown as Access;

/** Returns a part's blocks once buttons are hidden from those whom the server would refuse. */
function offered(blocks: unknown): unknown {
  const part = { kind: 'part', name: 'book', value: { blocks } } as unknown as Document;
  const desk = {
    kind: 'screen',
    name: 'desk',
    value: { when: MAY_LEND, blocks: [LEND] },
  } as unknown as Document;
  const documents = {
    screens: new Map([['desk', desk]]),
    byFile: new Map([
      ['a', part],
      ['b', desk],
    ]),
  };
  offerAllowed(documents as unknown as Documents, access);
  expect(desk.value.blocks).toEqual([LEND]);
  return part.value.blocks;
}

describe('a button is offered only to those whom the server lets', () => {
  it.each<[string, object]>([
    ['make its call', LEND],
    ['send the form of its dialog', { action: 'open', blocks: [{ block: 'form', submit: LEND }] }],
    ['enter the screen where it leads', { action: 'go', to: { screen: 'desk' } }],
    ['enter the screen where a menu item leads', { label: 'Desk', to: { screen: 'desk' } }],
  ])('%s', (_, button) => {
    expect(offered([button])).toEqual([{ ...button, when: MAY_LEND }]);
  });

  it('and under its own conditions, each of several', () => {
    const [one, other] = [{ 'item.is_free': { const: true } }, { 'item.is_mine': { const: true } }];
    expect(offered([{ ...LEND, when: [one, other] }])).toEqual([
      {
        ...LEND,
        when: [
          { ...one, ...MAY_LEND },
          { ...other, ...MAY_LEND },
        ],
      },
    ]);
  });
});

it.each<[string, object]>([
  ['another rule suffices for the call', { action: 'call', operation: 'read' }],
  ['it only closes a form', { block: 'form', submit: LEND }],
])('a button stays as it is where %s', (_, button) => {
  expect(offered([button])).toEqual([button]);
});
