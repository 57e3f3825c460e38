import { describe, expect, it } from 'vitest';
import type { Block, Table, Wizard } from '../../../../generated/definitions.d.ts';
import { blockQueries } from './screen-query.ts';

const table: Table = {
  operation: 'listThings',
  row: 'Thing',
  key: 'id',
  search: 'search',
  sort: '-made',
  filters: 'search/things',
  columns: [{ title: 'Name', sort: 'name' }],
  empty: 'lists.empty',
};
const known = {
  parts: { shelf: { takes: {}, blocks: [{ block: 'table', table: 'things', name: 'old' }] as Block[] } },
  wizards: {
    making: { title: 'Making', steps: [{}, {}, {}], submit: { use: 'make' } } satisfies Wizard,
  },
  tables: { things: table },
};
const fieldsOf = () => ({ colour: { type: 'string' } });

const fieldsIn = (blocks: Block[]) =>
  Object.assign({}, ...blockQueries(blocks, known, fieldsOf).map(({ fields }) => fields)) as object;

describe('the query string holds', () => {
  it('a table’s search, filters, order, page and page size', () => {
    expect(fieldsIn([{ block: 'table', table: 'things' }])).toMatchObject({
      search: { type: 'string' },
      colour: { type: 'string' },
      sort: { enum: ['name', '-name', '-made'], default: '-made' },
      page: { default: 1 },
      per_page: { type: 'integer' },
    });
  });

  it('the state of two tables on one screen under names of their own, also in a part', () => {
    const names = Object.keys(
      fieldsIn([
        { block: 'table', table: 'things' },
        { block: 'use', part: 'shelf', with: {} },
      ]),
    );
    expect(names).toEqual(expect.arrayContaining(['page', 'colour', 'old_page', 'old_colour', 'old_sort']));
  });

  it('a wizard’s step, starting at 1', () => {
    expect(fieldsIn([{ block: 'wizard', wizard: 'making' }])).toEqual({
      step: { type: 'integer', minimum: 1, maximum: 3, default: 1 },
    });
  });

  it('the open tab, by default the first, and a pager’s page', () => {
    const tabs: Block = {
      block: 'tabs',
      bind: 'query.tab',
      tabs: [
        {
          id: 'new',
          title: 'New',
          blocks: [{ block: 'list', rows: 'rows', blocks: [], pager: 'query.rows_page' }],
        },
        { id: 'old', title: 'Old', blocks: [] },
      ],
    };
    expect(fieldsIn([tabs])).toMatchObject({
      tab: { enum: ['new', 'old'], default: 'new' },
      rows_page: { type: 'integer', default: 1 },
    });
  });
});
