import { describe, expect, it } from 'vitest';
import { siteDay } from '../../../../language/run/value/site-day.ts';
import { countriesOfTenYears, gapsIn, isSameEmployer, latestEmployer, type Post } from './career.ts';

const TODAY = '2026-11-28';

/** A post in `from/to`, which may be empty, at an employer and in a country: `2019-09-01/ Oakfield GB`. */
function post(text: string): Post {
  const [dates, employer, country] = text.split(' ');
  const [from, to] = dates!.split('/');
  return {
    employer: employer && employer !== '?' ? employer : null,
    country: country ?? null,
    from: from || null,
    to: to === 'now' ? null : to || null,
    is_current: to === 'now',
  };
}
const career = (...posts: string[]) => ({ today: TODAY, posts: posts.map(post) });
const gaps = (...posts: string[]) => gapsIn(career(...posts)).map(({ subject }) => subject);

describe('gaps', () => {
  it.each<[string, string[], string[]]>([
    ['no post', [], []],
    ['a post held now', ['2019-09-01/now'], []],
    ['a post that ended', ['2019-09-01/2026-06-30'], ['2026-07/..']],
    ['a post that ended less than a month ago', ['2019-09-01/2026-10-31'], []],
    ['posts that follow each other', ['2018-09-01/2020-08-31', '2020-09-01/now'], []],
    ['posts that overlap', ['2018-09-01/2021-06-30', '2020-09-01/now'], []],
    ['a post within another', ['2015-09-01/now', '2016-01-01/2016-06-30'], []],
    [
      'a short post within a long one before a gap',
      ['2015-01-01/2020-01-31', '2016-01-01/2016-06-30', '2021-01-01/now'],
      ['2020-02/2020-12'],
    ],
    ['a gap between posts', ['2018-09-01/2021-02-28', '2021-10-01/now'], ['2021-03/2021-09']],
    ['posts in another order', ['2021-10-01/now', '2018-09-01/2021-02-28'], ['2021-03/2021-09']],
    [
      'two gaps',
      ['2010-01-01/2012-12-31', '2014-01-01/2015-12-31', '2017-01-01/now'],
      ['2013-01/2013-12', '2016-01/2016-12'],
    ],
    ['exactly February', ['2018-09-01/2021-01-31', '2021-03-01/now'], []],
    ['February and a day', ['2018-09-01/2021-01-31', '2021-03-02/now'], ['2021-02/2021-03']],
    ['exactly a long month', ['2018-09-01/2021-06-30', '2021-08-01/now'], []],
    ['a long month and a day', ['2018-09-01/2021-06-30', '2021-08-02/now'], ['2021-07/2021-08']],
    ['the end of January in a leap year', ['2018-09-01/2020-01-30', '2020-03-01/now'], ['2020-01/2020-02']],
    ['dates the wrong way round', ['2021-02-28/2018-09-01', '2021-10-01/now'], ['2021-03/2021-09']],
    ['a current post with an end', ['2018-09-01/2021-02-28', '2021-03-01/now'], []],
    ['an end that lies ahead', ['2018-09-01/2027-06-30'], []],
    ['a post that has not begun', ['2018-09-01/2026-06-30', '2027-01-01/now'], ['2026-07/..']],
    ['years only', ['2015/2019', '2020/2026'], []],
    ['years with one between', ['2015/2018', '2020/now'], ['2019-01/2019-12']],
    ['months only', ['2015-09/2019-06', '2019-08/now'], []],
    ['a month in a leap year', ['2015-09/2020-02', '2020-03/now'], []],
    ['a post without an end', ['2018-09-01/', '2019-09-01/now'], ['2018-09/2019-08']],
    ['a post without a start', ['/2019-06-30', '2019-09-01/now'], ['2019-07/2019-08']],
    ['a post without dates', ['/', '2019-09-01/now'], []],
    ['dates that no calendar has', ['2018-02-30/soon', '2019-09-01/now'], []],
    ['long before ten years', ['1998-09-01/2001-06-30', '2004-09-01/now'], ['2001-07/2004-08']],
  ])('of %s', (_, posts, expected) => {
    expect(gaps(...posts)).toEqual(expected);
  });

  it('end today at the site, which may be another day than in London', () => {
    const at = new Date('2026-07-31T21:30:00Z');
    expect(siteDay(at)).toBe('2026-08-01');
    const ended = [post('2019-09-01/2026-06-30')];
    expect(gapsIn({ today: siteDay(at), posts: ended })).toEqual([
      { from: '2026-07-01', until: '2026-08-01', subject: '2026-07/..' },
    ]);
    expect(gapsIn({ today: '2026-07-31', posts: ended })).toEqual([]);
  });
});

describe('countries of the last ten years', () => {
  const countries = (posts: string[], lives_in: string | null = null, nationality: string | null = 'IE') =>
    countriesOfTenYears({ ...career(...posts), lives_in, nationality });

  it.each<[string, string[], string | null, (string | null)[]]>([
    ['no post', [], null, ['IE']],
    ['no post, at home elsewhere', [], 'QA', ['QA', 'IE']],
    ['ten years in one country', ['2014-09-01/now A GB'], 'GB', ['GB']],
    ['a post held now, since less than ten years', ['2020-09-01/now A AE'], null, ['AE', 'IE']],
    ['a country twice', ['2014-09-01/2019-08-31 A GB', '2019-09-01/now B GB'], null, ['GB']],
    ['several countries', ['2014-09-01/2019-08-31 A GB', '2019-09-01/now B AE'], 'AE', ['AE', 'GB']],
    [
      'a post that ended ten years ago to the day',
      ['2010-09-01/2016-11-28 A EG', '2016-11-29/now B AE'],
      null,
      ['EG', 'AE'],
    ],
    ['a post that ended a day earlier', ['2010-09-01/2016-11-27 A EG', '2016-11-29/now B AE'], null, ['AE']],
    ['a post that ended in that year', ['2010/2016 A EG', '2017/now B AE'], null, ['EG', 'AE']],
    ['a post without an end', ['2001-09-01/ A EG', '2010-09-01/now B AE'], null, ['EG', 'AE']],
    ['a post without dates', ['/ A EG', '2010-09-01/now B AE'], null, ['EG', 'AE']],
    ['a post that has not begun', ['2014-09-01/now A GB', '2027-01-01/now B AE'], null, ['GB']],
    ['dates the wrong way round', ['2016-06-30/2012-09-01 A EG', '2014-09-01/now B AE'], null, ['AE']],
    ['a country that is not named', ['2014-09-01/now A', '2014-09-01/2020-01-01 B AE'], null, ['AE', null]],
  ])('of %s', (_, posts, lives_in, expected) => {
    expect(countries(posts, lives_in)).toEqual(expected);
  });

  it('have one without a name where nothing is known', () => {
    expect(countries([], null, null)).toEqual([null]);
  });

  it('look back from the last day of February in a year that is no leap year', () => {
    const posts = [post('2008-01-01/2018-02-27 A EG'), post('2018-02-28/2018-02-28 B OM')];
    const ofLeapDay = countriesOfTenYears({ today: '2028-02-29', posts, lives_in: null, nationality: null });
    expect(ofLeapDay).toEqual(['OM']);
  });
});

describe('the latest employer', () => {
  it.each<[string, string[], string | null]>([
    ['no post', [], null],
    ['a post held now', ['2015-09-01/2025-06-30 Old', '2019-09-01/now New'], 'New'],
    ['two posts held now', ['2015-09-01/now Old', '2019-09-01/now New'], 'New'],
    ['posts that ended', ['2019-09-01/2024-06-30 New', '2015-09-01/2025-06-30 Old'], 'Old'],
    ['an end that lies ahead', ['2019-09-01/2024-06-30 New', '2015-09-01/2030-06-30 Old'], 'Old'],
    ['a post that has not begun', ['2015-09-01/2025-06-30 Old', '2027-01-01/now Next'], 'Old'],
    ['a year only', ['2019/2024 New', '2015-09-01/2024-06-30 Old'], 'New'],
    ['a post without an end', ['2023-09-01/ New', '2015-09-01/2022-06-30 Old'], 'New'],
    ['a post without dates', ['/ New', '2015-09-01/2022-06-30 Old'], 'Old'],
    ['only posts without dates', ['/ First', '/ Second'], 'First'],
    ['dates the wrong way round', ['2025-06-30/2023-09-01 New', '2015-09-01/2024-06-30 Old'], 'New'],
    ['a latest post without an employer', ['2015-09-01/2024-06-30 Old', '2024-09-01/now ?'], null],
  ])('of %s', (_, posts, expected) => {
    expect(latestEmployer(career(...posts))).toBe(expected);
  });

  it.each([
    ['Al Noor School', ' al-noor  SCHOOL.', true],
    ['École Française', 'ecole francaise', true],
    ['مدرسة الأمل', 'مدرسه الامل', true],
    ['Al Noor School', 'Al Noor Schools', false],
    ['', ' ', false],
  ])('is the same by the name of "%s" and "%s": %s', (one, other, isSame) => {
    expect(isSameEmployer(one, other)).toBe(isSame);
  });
});
