import { describe, expect, it } from 'vitest';
import { checklists } from '../../../../../generated/checklists.ts';
import { randomFrom } from '../../../../language/run/form/sample-value.ts';
import { inLanguage } from '../../../engine/messages/call-language.ts';
import { gapsIn, type Post } from './career.ts';
import {
  checklistFor,
  type HireFacts,
  inReadersLanguage,
  itemId,
  referencesFor,
  requiredItems,
} from './required-items.ts';

const TODAY = '2026-11-28';
const FACTS: HireFacts = {
  today: TODAY,
  country: 'AE',
  role: 'Primary Teacher',
  nationality: 'GB',
  lives_in: 'QA',
  posts: [
    { employer: 'Oakfield', country: 'GB', from: '2014-09-01', to: '2021-02-28', is_current: false },
    { employer: 'Al Noor', country: 'QA', from: '2021-10-01', to: null, is_current: true },
  ],
};
const idsFor = (change: Partial<HireFacts>) => {
  const facts = { ...FACTS, ...change };
  return requiredItems(checklistFor(facts), facts).map(itemId);
};

describe('the checklist', () => {
  it.each([
    ['GB', 'uk'],
    ['AE', 'uae'],
    ['SA', 'saudi-arabia'],
    ['OM', 'general'],
    [null, 'general'],
  ])('of a post in %s is %s', (country, key) => {
    expect(checklistFor({ country })).toMatchObject({
      key,
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it.each(Object.entries(checklists))('%s asks for what every file needs', (_, { items }) => {
    const asked = Object.values(items);
    expect(asked.filter(({ provided_by }) => provided_by === 'referee')).toHaveLength(2);
    expect(asked.filter(({ for_each }) => for_each === 'employer')).toHaveLength(1);
    expect(asked.filter(({ for_each }) => for_each === 'gap')).toHaveLength(1);
    expect(asked.some(({ for_each }) => for_each === 'country' || for_each === 'abroad')).toBe(true);
    expect(asked.filter(({ form }) => form === 'checks/self-disclosure')).toHaveLength(1);
    for (const key of [
      'identity',
      'qualification',
      'right-to-work',
      'online-search',
      'medical',
      'safeguarding-question',
    ])
      expect(Object.keys(items)).toContain(key);
  });
});

describe('what a file needs', () => {
  it('follows from the profile: countries, gaps and the latest employer', () => {
    expect(idsFor({})).toEqual([
      'identity',
      'latest-employer Al Noor',
      'second-reference',
      'qualification',
      'police-clearance QA',
      'police-clearance GB',
      'deregistration',
      'self-disclosure',
      'gap-explained 2021-03/2021-09',
      'online-search',
      'safeguarding-question',
      'licence',
      'right-to-work',
      'medical',
      'code-of-conduct',
    ]);
  });

  it('asks abroad only outside the country of the post, and what the profile does not name', () => {
    const abroad = (change: Partial<HireFacts>) =>
      idsFor({ country: 'GB', ...change }).filter((id) => id.startsWith('overseas-check'));
    expect(abroad({})).toEqual(['overseas-check QA']);
    expect(abroad({ posts: [], lives_in: null, nationality: null })).toEqual(['overseas-check']);
  });

  it.each([
    ['a foreigner', 'GB', true],
    ['a national', 'AE', false],
    ['somebody whose nationality is unknown', null, true],
  ])('asks %s for the right to work: %s', (_, nationality, isAsked) => {
    expect(idsFor({ nationality }).includes('right-to-work')).toBe(isAsked);
  });

  it('leaves out what the kind of post does not need', () => {
    expect(idsFor({ country: 'OM', role: 'Librarian' })).not.toContain('licence');
    expect(idsFor({ country: 'OM', role: null })).toContain('licence');
  });

  it('is told with its sources, in the language of the reader', () => {
    const [identity] = requiredItems(checklistFor(FACTS), FACTS);
    expect(identity!.sources[0]).toMatchObject({ read: 'summary', url: expect.stringContaining('gov.uk') });
    const arabic = inLanguage('ar', () => inReadersLanguage(identity!));
    expect([arabic.title, arabic.needs, arabic.sources[0]!.reviewer].join()).not.toMatch(/[A-Za-z]{3}/);
  });
});

describe('given references', () => {
  const items = requiredItems(checklistFor(FACTS), FACTS);
  const proven = (...employers: string[]) => {
    const given = employers.map((employer, index) => ({ reference_id: index + 1, employer }));
    return Object.fromEntries(
      [...referencesFor(items, given)].map(([id, { reference_id }]) => [id, reference_id]),
    );
  };

  it.each<[string, string[], Record<string, number>]>([
    ['none', [], {}],
    ['one of the latest employer', ['al noor'], { 'latest-employer Al Noor': 1 }],
    ['one of somebody else', ['Oakfield'], { 'second-reference': 1 }],
    ['two of others', ['Oakfield', 'Elm'], { 'second-reference': 1 }],
    ['both', ['Oakfield', 'Al Noor'], { 'latest-employer Al Noor': 2, 'second-reference': 1 }],
    [
      'two of the latest employer',
      ['Al Noor', 'Al Noor'],
      { 'latest-employer Al Noor': 1, 'second-reference': 2 },
    ],
  ])('prove items: %s', (_, employers, expected) => {
    expect(proven(...employers)).toEqual(expected);
  });

  it('prove the item of an employer that the profile does not name', () => {
    const facts = { ...FACTS, posts: [] };
    const unnamed = requiredItems(checklistFor(facts), facts);
    expect(
      referencesFor(unnamed, [{ reference_id: 1, employer: 'Elm' }]).get('latest-employer'),
    ).toBeDefined();
  });
});

describe('random profiles', () => {
  const COUNTRIES = ['GB', 'AE', 'SA', 'QA', 'EG', 'IE', 'ZA', null];
  const random = randomFrom(25);
  const below = (n: number) => Math.floor(random() * n);
  const oneOf = <T>(choices: readonly T[]): T => choices[below(choices.length)]!;
  const date = (): string | null => {
    const day = new Date(Date.UTC(2005 + below(24), below(12), 1 + below(28))).toISOString().slice(0, 10);
    return oneOf([day, day, day, day, day.slice(0, 7), day.slice(0, 4), null]);
  };
  const randomPost = (): Post => ({
    employer: oneOf(['Oakfield', 'Al Noor', 'Elm', null]),
    country: oneOf(COUNTRIES),
    from: date(),
    to: date(),
    is_current: below(5) === 0,
  });
  const profiles = Array.from({ length: 500 }, () => ({
    facts: {
      today: TODAY,
      country: oneOf(COUNTRIES),
      role: oneOf(['Primary Teacher', 'Librarian', null]),
      nationality: oneOf(COUNTRIES),
      lives_in: oneOf(COUNTRIES),
      posts: Array.from({ length: below(7) }, randomPost),
    } satisfies HireFacts,
    added: randomPost(),
  }));

  it('name every item once', () => {
    for (const { facts } of profiles) {
      const ids = requiredItems(checklistFor(facts), facts).map(itemId);
      expect(new Set(ids).size, JSON.stringify(facts)).toBe(ids.length);
    }
  });

  it('have gaps in order that neither overlap nor reach beyond today, each with a subject of its own', () => {
    for (const { facts } of profiles) {
      const gaps = gapsIn(facts);
      for (const [index, { from, until }] of gaps.entries()) {
        expect(from < until, JSON.stringify(facts)).toBe(true);
        expect(until <= TODAY, JSON.stringify(facts)).toBe(true);
        if (index > 0) expect(gaps[index - 1]!.until < from, JSON.stringify(facts)).toBe(true);
      }
      expect(new Set(gaps.map(({ subject }) => subject)).size).toBe(gaps.length);
    }
  });

  it('ask for nothing less when a post is added, except what follows from gaps, the employer and the missing years', () => {
    for (const { facts, added } of profiles) {
      const more = { ...facts, posts: [...facts.posts, added] };
      const lost = requiredItems(checklistFor(facts), facts)
        .filter(({ for_each }) => for_each !== 'gap' && for_each !== 'employer')
        .filter(({ for_each, subject }) => for_each === null || subject !== facts.nationality)
        .map(itemId);
      const kept = new Set(requiredItems(checklistFor(more), more).map(itemId));
      expect(
        lost.filter((id) => !kept.has(id)),
        JSON.stringify({ facts, added }),
      ).toEqual([]);
    }
  });

  it('do not depend on the order of the posts', () => {
    for (const { facts } of profiles) {
      const turned = { ...facts, posts: [...facts.posts].reverse() };
      const sorted = (one: HireFacts) =>
        requiredItems(checklistFor(one), one)
          .filter(({ for_each }) => for_each !== 'employer')
          .map(itemId)
          .sort();
      expect(sorted(turned)).toEqual(sorted(facts));
    }
  });
});
