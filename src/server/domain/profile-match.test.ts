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
  curricula: [1, 2],
};
const post: MatchDemands = { skills: [3], years: 3, qualification: 'Education', curriculum: 1 };
const nobody: MatchProfile = { skills: [], years: null, qualification: null, curricula: [] };

/** skills, experience, qualification, curriculum: + met, - not met, ? unknown; and the percentage. */
const inShort = (profile: MatchProfile, asked: MatchDemands) => {
  const { reasons, percent } = profileMatch(profile, asked);
  const signs = { met: '+', not_met: '-', unknown: '?' };
  return `${reasons.map(({ state }) => signs[state]).join('')} ${percent}`;
};

describe('the match of a profile and a vacancy', () => {
  it.each<[string, Partial<MatchProfile>, Partial<MatchDemands>, string]>([
    ['all that is asked for', {}, {}, '++++ 100'],
    ['all skills, of several', {}, { skills: [8, 3] }, '++++ 100'],
    ['one skill short', {}, { skills: [3, 9] }, '-+++ 75'],
    ['no skill asked for', {}, { skills: [] }, '?+++ 100'],
    ['no skill told', { skills: [] }, {}, '?+++ 100'],
    ['exactly the years', { years: 3 }, {}, '++++ 100'],
    ['a year short', { years: 2 }, {}, '+-++ 75'],
    ['half a year short', { years: 2.5 }, {}, '+-++ 75'],
    ['years not told', { years: null }, {}, '+?++ 100'],
    ['no years asked for, none told', { years: null }, { years: 0 }, '++++ 100'],
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
      '++-+ 75',
    ],
    ['no qualification asked for', {}, { qualification: null }, '++?+ 100'],
    ['an empty one asked for', {}, { qualification: ' ' }, '++?+ 100'],
    ['no qualification told', { qualification: null }, {}, '++?+ 100'],
    ['another curriculum', {}, { curriculum: 7 }, '+++- 75'],
    ['no curriculum told', { curricula: [] }, {}, '+++? 100'],
    ['nothing that fits', {}, { skills: [9], years: 20, qualification: 'PhD', curriculum: 7 }, '---- 0'],
    ['one of three', {}, { skills: [], years: 20, qualification: 'PhD' }, '?--+ 33'],
    ['nothing told', nobody, {}, '???? null'],
  ])('%s', (_, profile, asked, expected) => {
    expect(inShort({ ...sara, ...profile }, { ...post, ...asked })).toBe(expected);
  });

  it('is better with the greater share, then with more that is met; unknown comes last', () => {
    const all = profileMatch(sara, post);
    const part = profileMatch({ ...sara, skills: [] }, post);
    const half = profileMatch(sara, { ...post, skills: [9], curriculum: 7 });
    const unknown = profileMatch(nobody, post);
    expect([unknown, half, part, all].sort(compareMatches)).toEqual([all, part, half, unknown]);
  });

  it('of several is their mean, without those of which nothing is known', () => {
    const [whole, half] = [
      profileMatch(sara, post),
      profileMatch(sara, { ...post, skills: [9], curriculum: 7 }),
    ];
    expect(meanPercent([whole, half, profileMatch(nobody, post)])).toBe(75);
    expect(meanPercent([profileMatch(nobody, post)])).toBeNull();
    expect(meanPercent([])).toBeNull();
  });
});
