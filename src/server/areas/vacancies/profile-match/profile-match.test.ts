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

/** skills, experience, qualification, curriculum: + met, o not required, - not met, ? unknown; and the percentage. */
const inShort = (profile: MatchProfile, asked: MatchDemands) => {
  const { reasons, percent } = profileMatch(profile, asked);
  const signs = { fits: '+', not_asked: 'o', falls_short: '-', not_said: '?' };
  for (const { state, ground } of reasons)
    expect(state).toBe(ground === 'fits' || ground === 'not_asked' ? 'met' : 'not_met');
  return `${reasons.map(({ ground }) => signs[ground]).join('')} ${percent}`;
};

describe('the match of a profile and a vacancy', () => {
  it.each<[string, Partial<MatchProfile>, Partial<MatchDemands>, string]>([
    ['all that is asked for', {}, {}, '++++ 100'],
    ['all skills, of several', {}, { skills: items(8, 3) }, '++++ 100'],
    ['one skill short', {}, { skills: items(3, 9) }, '-+++ 75'],
    ['no skill asked for', {}, { skills: [] }, 'o+++ 100'],
    ['no skill told', { skills: [] }, {}, '?+++ 75'],
    ['exactly the years', { years: 3 }, {}, '++++ 100'],
    ['a year short', { years: 2 }, {}, '+-++ 75'],
    ['half a year short', { years: 2.5 }, {}, '+-++ 75'],
    ['years not told', { years: null }, {}, '+?++ 75'],
    ['no years asked for, none told', { years: null }, { years: 0 }, '+o++ 100'],
    [
      'the qualification whatever its capitals and spaces',
      {},
      { qualification: ' master  OF education' },
      '++++ 100',
    ],
    [
      'apostrophes of both kinds',
      { qualification: 'Bachelor’s degree' },
      { qualification: "bachelor's" },
      '++++ 100',
    ],
    ['another qualification', {}, { qualification: 'Doctorate' }, '++-+ 75'],
    [
      'a longer qualification than told',
      { qualification: 'Master' },
      { qualification: 'Master of Education' },
      '++?+ 75',
    ],
    ['no qualification asked for', {}, { qualification: null }, '++o+ 100'],
    ['an empty one asked for', {}, { qualification: ' ' }, '++o+ 100'],
    ['no qualification told', { qualification: null }, {}, '++?+ 75'],
    ['another curriculum', {}, { curriculum: curriculum(7) }, '+++- 75'],
    ['no curriculum told', { curricula: [] }, {}, '+++? 75'],
    [
      'nothing that fits',
      {},
      { skills: items(9), years: 20, qualification: 'PhD', curriculum: curriculum(7) },
      '---- 0',
    ],
    [
      'two of four, one of them not asked for',
      {},
      { skills: [], years: 20, qualification: 'PhD' },
      'o--+ 50',
    ],
    ['nothing told', nobody, {}, '???? 0'],
  ])('%s', (_, profile, asked, expected) => {
    expect(inShort({ ...sara, ...profile }, { ...post, ...asked })).toBe(expected);
  });

  it('says what is missing, in the words of the vacancy', () => {
    const asked = {
      ...post,
      skills: items(3, 9, 10),
      years: 12,
      qualification: ' PhD ',
      curriculum: curriculum(7),
    };
    const missing = (profile: MatchProfile) =>
      profileMatch(profile, asked).reasons.map((reason) => reason.missing);
    expect(missing(sara)).toEqual(['Item 9, Item 10', '12', 'PhD', 'Item 7']);
    expect(missing(nobody)).toEqual(['Item 3, Item 9, Item 10', '12', 'PhD', 'Item 7']);
    expect(profileMatch(sara, post).reasons.some((reason) => 'missing' in reason)).toBe(false);
  });

  it.each<[string, Partial<MatchProfile>, string, string | undefined]>([
    ['is taught', {}, 'Mathematics', undefined],
    ['is another than the one taught', {}, 'Geography', 'Geography'],
    ['is in the job title', { subjects: [], designation: 'Maths Teacher' }, 'Mathematics', undefined],
    ['is in the qualification', { subjects: [], qualification: 'BSc Mathematics' }, 'Mathematics', undefined],
    [
      'is studied',
      { subjects: [], educations: [{ level: null, field: 'Applied Maths' }] },
      'Mathematics',
      undefined,
    ],
    [
      'is another than the one studied',
      { subjects: [], educations: [{ level: null, field: 'Applied Maths' }] },
      'Geography',
      'Geography',
    ],
    ['is not named by a bare profile', nobody, 'Mathematics', 'Mathematics'],
  ])('names the subject as missing unless the profile names it: it %s', (_, profile, name, missing) => {
    const subject = { id: name === 'Mathematics' ? 2 : 17, name };
    const match = profileMatch({ ...sara, ...profile }, { ...post, subject });
    expect(match.missing_subject).toBe(missing);
    // The specification's percentage counts four checks, whatever the subject.
    expect(match.reasons).toHaveLength(4);
  });

  it('is better with the greater share, then where more of what is there was asked for', () => {
    const all = profileMatch(sara, post);
    const lessAsked = profileMatch(sara, { ...post, skills: [] });
    const half = profileMatch(sara, { ...post, skills: items(9), curriculum: curriculum(7) });
    const none = profileMatch(nobody, post);
    expect([none, half, lessAsked, all].sort(compareMatches)).toEqual([all, lessAsked, half, none]);
  });

  it('of several is their mean, and of none nothing', () => {
    const half = profileMatch(sara, { ...post, skills: items(9), curriculum: curriculum(7) });
    expect(meanPercent([profileMatch(sara, post), half, profileMatch(nobody, post)])).toBe(50);
    expect(meanPercent([])).toBeNull();
  });
});
