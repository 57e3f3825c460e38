import { expect, it } from 'vitest';
import { findingsWith } from './test-mistakes.ts';

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
