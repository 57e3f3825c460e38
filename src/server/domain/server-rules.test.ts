import { describe, expect, it } from 'vitest';
import { serverRules } from './server-rules.ts';

/** Late evening of 9 March in London, already 10 March in Riyadh. */
const now = new Date('2026-03-09T22:30:00Z');
const taken = new Set(['countries.name_en=oman', 'countries.iso2=om']);
const isTaken = async (table: string, column: string, text: string) =>
  taken.has(`${table}.${column}=${text.toLowerCase()}`);

describe('the rules that only the server can check', () => {
  it.each([
    ['today-or-later', '2026-03-09', false],
    ['today-or-later', '2026-03-10', true],
    ['today-or-later', '2027-01-01', true],
    ['past-date', '2026-03-09', true],
    ['past-date', '2026-03-10', false],
    ['unique-country-name', 'Oman', false],
    ['unique-country-name', 'Atlantis', true],
    ['unique-country-code', 'OM', false],
    ['unique-country-code', 'ZZ', true],
  ])('%s of %s: %s', async (rule, value, expected) => {
    expect(await serverRules[rule]!(value, { now, isTaken })).toBe(expected);
  });
});
