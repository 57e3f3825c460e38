import { bigint, doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { join, split } from './record.ts';

const OWN = ['id', 'user_id'];
const columns = {
  id: bigint({ mode: 'number' }).primaryKey(),
  user_id: bigint({ mode: 'number' }),
  name: text(),
  extra: jsonb(),
};
const before = pgTable('people', columns);
const after = pgTable('people', { ...columns, shoe_size: doublePrecision() });

const written = { name: 'Sara', shoe_size: 39, pets: [{ kind: 'cat' }] };

describe('a form’s fields in a table', () => {
  it('go to their columns, and those without a column to extra', () => {
    expect(split(before, written, OWN)).toEqual({
      columns: { name: 'Sara' },
      extra: { shoe_size: 39, pets: [{ kind: 'cat' }] },
    });
  });

  it('are read back as written, before and after a field is promoted to a column', () => {
    for (const table of [before, after]) {
      const { columns: stored, extra } = split(table, written, OWN);
      expect(join(table, { id: 1, user_id: 2, shoe_size: null, ...stored, extra }, OWN)).toEqual(written);
    }
  });

  it('survive a promotion whose migration copies nothing', () => {
    const { columns: stored, extra } = split(before, written, OWN);
    expect(join(after, { id: 1, user_id: 2, shoe_size: null, ...stored, extra }, OWN)).toEqual(written);
  });

  it('never reach columns that the server fills', () => {
    expect(split(before, { user_id: 9, extra: 'x' }, OWN)).toEqual({
      columns: {},
      extra: { user_id: 9, extra: 'x' },
    });
  });

  it('stay untouched when absent and become null when cleared', () => {
    expect(split(before, { name: null, shoe_size: undefined, pets: null }, OWN)).toEqual({
      columns: { name: null },
      extra: { pets: null },
    });
  });
});
