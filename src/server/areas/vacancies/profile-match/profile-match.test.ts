import { describe, expect, it } from 'vitest';
import {
  compareMatches,
  type MatchDemands,
  type MatchProfile,
  meanPercent,
  profileMatch,
} from './profile-match.ts';

const sara: MatchProfile = {
  skills: [3, 8],
  years: 8,
  qualification: 'Master of Education',
  educations: [],
  curricula: [1, 2],
  subjects: [2],
  designation: 'Teacher',
};
const items = (...ids: number[]) => ids.map((id) => ({ id, name: `Item ${id}` }));
const curriculum = (id: number) => items(id)[0]!;
const post: MatchDemands = {
  skills: items(3),
  years: 3,
  qualification: 'Education',
  curriculum: curriculum(1),
  subject: { id: 2, name: 'Mathematics' },
};
const nobody: MatchProfile = {
  skills: [],
  years: null,
  qualification: null,
  educations: [],
  curricula: [],
  subjects: [],
  designation: null,
};

/**
 * skills, experience, qualification, curriculum: + met, o not required, - not met, ? unknown; and the
 * percentage.
 */
const summary = (profile: MatchProfile, asked: MatchDemands) => {
  const { reasons, percent } = profileMatch(profile, asked);
  const signs = { fits: '+', not_asked: 'o', falls_short: '-', not_said: '?' };
  for (const { state, ground } of reasons)
    expect(state).toBe(ground === 'fits' || ground === 'not_asked' ? 'met' : 'not_met');
  return `${reasons.map(({ ground }) => signs[ground]).join('')} ${percent}`;
};

describe('the match of a profile and a vacancy', () => {
  it.each<[string, Partial<MatchProfile>, Partial<MatchDemands>, string]>([
    ['meets every requirement', {}, {}, '++++ 100'],
    ['accepts skills beyond the required ones', {}, { skills: items(8, 3) }, '++++ 100'],
    ['lacks one skill', {}, { skills: items(3, 9) }, '-+++ 75'],
    ['accepts no required skills', {}, { skills: [] }, 'o+++ 100'],
    ['lacks skills in the profile', { skills: [] }, {}, '?+++ 75'],
    ['accepts exactly the required years', { years: 3 }, {}, '++++ 100'],
    ['rejects a year too little', { years: 2 }, {}, '+-++ 75'],
    ['rejects half a year too little', { years: 2.5 }, {}, '+-++ 75'],
    ['lacks years in the profile', { years: null }, {}, '+?++ 75'],
    ['accepts missing years when none are required', { years: null }, { years: 0 }, '+o++ 100'],
    [
      'ignores case and spaces in the qualification',
      {},
      { qualification: ' master  OF education' },
      '++++ 100',
    ],
    [
      'treats both kinds of apostrophes alike',
      { qualification: 'Bachelor’s degree' },
      { qualification: "bachelor's" },
      '++++ 100',
    ],
    ['rejects another qualification', {}, { qualification: 'Doctorate' }, '++-+ 75'],
    [
      "wants a more specific qualification than the profile's",
      { qualification: 'Master' },
      { qualification: 'Master of Education' },
      '++?+ 75',
    ],
    ['accepts no required qualification', {}, { qualification: null }, '++o+ 100'],
    ['accepts an empty required qualification', {}, { qualification: ' ' }, '++o+ 100'],
    ['lacks a qualification in the profile', { qualification: null }, {}, '++?+ 75'],
    ['rejects another curriculum', {}, { curriculum: curriculum(7) }, '+++- 75'],
    ['lacks a curriculum in the profile', { curricula: [] }, {}, '+++? 75'],
    [
      'meets no requirement',
      {},
      { skills: items(9), years: 20, qualification: 'PhD', curriculum: curriculum(7) },
      '---- 0',
    ],
    [
      'meets two of four, one of them not required',
      {},
      { skills: [], years: 20, qualification: 'PhD' },
      'o--+ 50',
    ],
    ['lacks everything in the profile', nobody, {}, '???? 0'],
  ])('%s', (_, profile, asked, expected) => {
    expect(summary({ ...sara, ...profile }, { ...post, ...asked })).toBe(expected);
  });

  it('names the missing values as the vacancy spells them', () => {
    const demands = {
      ...post,
      skills: items(3, 9, 10),
      years: 12,
      qualification: ' PhD ',
      curriculum: curriculum(7),
    };
    const missing = (profile: MatchProfile) =>
      profileMatch(profile, demands).reasons.map((reason) => reason.missing);
    expect(missing(sara)).toEqual(['Item 9, Item 10', '12', 'PhD', 'Item 7']);
    expect(missing(nobody)).toEqual(['Item 3, Item 9, Item 10', '12', 'PhD', 'Item 7']);
    expect(profileMatch(sara, post).reasons.some((reason) => 'missing' in reason)).toBe(false);
  });

  it.each<[string, Partial<MatchProfile>, string, string | undefined]>([
    ['is taught', {}, 'Mathematics', undefined],
    ['differs from the one taught', {}, 'Geography', 'Geography'],
    ['is in the job title', { subjects: [], designation: 'Maths Teacher' }, 'Mathematics', undefined],
    ['is in the qualification', { subjects: [], qualification: 'BSc Mathematics' }, 'Mathematics', undefined],
    [
      'is studied',
      { subjects: [], educations: [{ level: null, field: 'Applied Maths' }] },
      'Mathematics',
      undefined,
    ],
    [
      'differs from the one studied',
      { subjects: [], educations: [{ level: null, field: 'Applied Maths' }] },
      'Geography',
      'Geography',
    ],
    ['is absent from an empty profile', nobody, 'Mathematics', 'Mathematics'],
  ])('names the subject as missing unless the profile mentions it: it %s', (_, profile, name, missing) => {
    const subject = { id: name === 'Mathematics' ? 2 : 17, name };
    const match = profileMatch({ ...sara, ...profile }, { ...post, subject });
    expect(match.missing_subject).toBe(missing);
    // The specification's percentage counts four checks, regardless of the subject.
    expect(match.reasons).toHaveLength(4);
  });

  it('sorts by percentage, then by the number of actual requirements met', () => {
    const all = profileMatch(sara, post);
    const lessAsked = profileMatch(sara, { ...post, skills: [] });
    const half = profileMatch(sara, { ...post, skills: items(9), curriculum: curriculum(7) });
    const none = profileMatch(nobody, post);
    expect([none, half, lessAsked, all].sort(compareMatches)).toEqual([all, lessAsked, half, none]);
  });

  it('averages several matches, and returns null for none', () => {
    const half = profileMatch(sara, { ...post, skills: items(9), curriculum: curriculum(7) });
    expect(meanPercent([profileMatch(sara, post), half, profileMatch(nobody, post)])).toBe(50);
    expect(meanPercent([])).toBeNull();
  });
});
