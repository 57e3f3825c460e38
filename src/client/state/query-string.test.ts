import { describe, expect, it } from 'vitest';
import { readQuery, writeQuery } from './query-string.ts';

const schema = {
  tab: { type: 'string', enum: ['all', 'mine'], default: 'all' },
  search: { type: 'string', maxLength: 8 },
  page: { type: 'integer', minimum: 1, maximum: 999, default: 1 },
  place_id: { type: 'array', items: { type: 'integer' } },
  open: { type: 'boolean' },
};

describe('reading a query string by a form', () => {
  it.each([
    ['', { tab: 'all', page: 1 }],
    ['?tab=mine&page=3', { tab: 'mine', page: 3 }],
    ['?tab=unknown&page=x', { tab: 'all', page: 1 }],
    ['?page=1.5', { tab: 'all', page: 1 }],
    ['?place_id=4&place_id=9&place_id=x', { tab: 'all', page: 1, place_id: [4, 9] }],
    ['?search=a%20b&open=true', { tab: 'all', page: 1, search: 'a b', open: true }],
    ['?page=0', { tab: 'all', page: 1 }],
    ['?page=1000', { tab: 'all', page: 1 }],
    ['?search=much+too+long', { tab: 'all', page: 1 }],
    ['?search=&foreign=1', { tab: 'all', page: 1 }],
  ])('%s', (search, values) => expect(readQuery(schema, search)).toEqual(values));
});

describe('writing a query string', () => {
  it('omits defaults and empty values, and repeats a list’s key', () => {
    const values = { tab: 'all', page: 2, search: '', place_id: [4, 9], open: undefined };
    expect(writeQuery(values, schema)).toBe('?page=2&place_id=4&place_id=9');
  });

  it('returns an empty string when every value is the default', () =>
    expect(writeQuery({ tab: 'all', page: 1 }, schema)).toBe(''));
});
