import { expect, it } from 'vitest';
import { edited, findingsWith } from './test-mistakes.ts';

const SITE = 'schemas/site.json';
const found = (said: object) =>
  findingsWith({ [SITE]: JSON.stringify({ $schema: './meta/site.schema.json', ...said }, null, 2) });

it('accepts a time zone and a currency that exist', () => {
  expect(found({ time_zone: 'Europe/Paris', currency: 'EUR', week_starts: 'monday' })).toEqual([]);
});

it('refuses others', () => {
  expect(found({ time_zone: 'Asia/Riad', currency: 'SR', week_starts: 'sunday' })).toEqual([
    `${SITE}:3: there is no time zone "Asia/Riad"; write one such as Asia/Dubai`,
    `${SITE}:4: there is no currency "SR"; write three letters such as AED`,
  ]);
});

it('refuses a week that starts on no day', () => {
  expect(found({ time_zone: 'Asia/Dubai', currency: 'AED', week_starts: 'sonntag' })).toEqual([
    expect.stringContaining('"week_starts" cannot be "sonntag"'),
  ]);
});

it('refuses the site’s currency where amounts have it anyway', () => {
  const facts = 'schemas/forms/book/facts.json';
  const of = (currency: string) => ({
    [SITE]: JSON.stringify({
      $schema: './meta/site.schema.json',
      time_zone: 'Asia/Dubai',
      currency: 'AED',
      week_starts: 'monday',
    }),
    [facts]: edited(facts, '"format": "money-k",', `"format": "money-k", "currency": "${currency}",`),
  });
  expect(findingsWith(of('USD'))).toEqual([]);
  expect(findingsWith(of('AED'))).toEqual([
    `${facts}:40: amounts are in AED unless they name another currency (site.json); leave this out`,
  ]);
});
