import { describe, expect, it } from 'vitest';
import type { Document, Documents } from '../../grammar/documents.ts';
import { Findings } from '../../grammar/findings.ts';
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
    ['lend', { security: 'verified', roles: { Reader: [['own book'], ['as librarian']], Admin: [] } }],
    ['read', { security: 'verified', roles: { Reader: [['as librarian', 'own book']] } }],
  ]),
} as unknown as Access;

/** Returns a part after its buttons and data were restricted to allowed users, and the findings. */
function allowed(value: object) {
  const source = { file: 'book.json', lineAt: () => 1 };
  const part = { kind: 'part', name: 'book', source, value } as unknown as Document;
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
  const findings = new Findings();
  offerAllowed(documents as unknown as Documents, access, findings);
  expect(desk.value.blocks).toEqual([LEND]);
  return { ...part.value, told: findings.sorted().map(({ message }) => message) };
}

const offered = (blocks: unknown): unknown => (allowed({ blocks }) as { blocks?: unknown }).blocks;

it('loads data only for those who may read it', () => {
  const data = { loans: { operation: 'lend' }, books: { operation: 'read' } };
  expect(allowed({ data })).toMatchObject({ data: { ...data, loans: { ...data.loans, when: MAY_LEND } } });
});

it.each<[string, object]>([
  ['a button', { blocks: [{ ...LEND, when: MAY_LEND }] }],
  ['one of several conditions', { blocks: [{ ...LEND, when: [{ 'item.is_free': false }, MAY_LEND] }] }],
  ['data', { data: { loans: { operation: 'lend', when: MAY_LEND } } }],
])('refuses a condition of %s that the rule of its call already implies', (_, value) => {
  expect(allowed(value).told).toEqual([
    '"session.user.only_reads" follows from who may call what this calls (openapi/access.yaml); leave it out',
  ]);
});

describe('a button is shown only to users who may', () => {
  it.each<[string, object]>([
    ['make its call', LEND],
    ['send the form of its dialog', { action: 'open', blocks: [{ block: 'form', submit: LEND }] }],
    ['enter its target screen', { action: 'go', to: { screen: 'desk' } }],
    ['enter the target screen of a menu item', { label: 'Desk', to: { screen: 'desk' } }],
  ])('%s', (_, button) => {
    expect(offered([button])).toEqual([{ ...button, when: MAY_LEND }]);
  });

  it('use it under its own conditions, each of several', () => {
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
  ['the call is allowed by another rule', { action: 'call', operation: 'read' }],
  ['it only closes a form', { block: 'form', submit: LEND }],
])('leaves a button unchanged where %s', (_, button) => {
  expect(offered([button])).toEqual([button]);
});
