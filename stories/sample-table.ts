import type { Block, Table } from '../generated/definitions.d.ts';

/** A list of countries with the features that most tables use. */
export const sampleTable: Table = {
  operation: 'listAdminCountries',
  row: 'AdminCountry',
  key: 'country_id',
  search: 'search',
  sort: 'name_en',
  empty: 'lists.empty',
  columns: [
    { title: 'Name', value: 'item.name_en', sort: 'name_en' },
    { title: 'Arabic', value: 'item.name_ar', dir: 'rtl' as const },
    { title: 'Cities', value: 'item.city_count', format: 'number', sort: 'city_count' },
  ],
  add: {
    label: 'Add country',
    icon: 'plus',
    tone: 'primary' as const,
    action: 'open' as const,
    title: 'Add country',
    blocks: [],
  },
  actions: [
    {
      label: 'Details',
      icon: 'eye',
      action: 'open' as const,
      title: '{item.name_en}',
      blocks: [{ block: 'text' as const, text: '{item.name_ar}' }],
    },
  ],
};
/** The definitions of a screen with only this table. */
export const definitions = { tables: { countries: sampleTable } };
export const blocks: Block[] = [
  { block: 'header' as const, title: 'Countries' },
  { block: 'table' as const, table: 'countries' },
];
