import { describe, expect, it } from 'vitest';
import { edited, findingsWith } from '../test-mistakes.ts';

const PART = 'schemas/parts/plan.json';
const SCREEN = 'schemas/screens/plans.json';
const LAYOUT = 'schemas/layouts/plain.json';
const rows = {
  const: [
    { name: 'Basic', price: 5 },
    { name: 'Group', note: 'Ask us' },
  ],
};
const list = { block: 'list', rows, part: 'plan' };
const compared = { block: 'list', variant: 'compare', rows };
const head = { block: 'text', text: '{item.name}' };
const month = {
  block: 'list',
  variant: 'month',
  rows,
  date: 'item.name',
  bind: 'query.by',
  blocks: [{ block: 'header', variant: 'row', title: '{item.name}' }],
};
const chart = {
  block: 'chart',
  title: 'Copies',
  rows: { const: [{ year: '2026', copies: 3 }] },
  x: { value: 'item.year' },
  series: [{ label: 'Copies', value: 'item.copies' }],
};

/** Returns the findings for a screen with these blocks, and for the part that renders its list's rows. */
function found(blocks: object[], shown: object = { text: '{item.name} {query.by}' }): string[] {
  const screen = {
    $schema: '../meta/screen.schema.json',
    path: '/plans',
    title: 'Plans',
    access: 'public',
    layout: 'plain',
    blocks,
  };
  const part = {
    $schema: '../meta/part.schema.json',
    takes: { item: 'row' },
    blocks: [{ block: 'text', ...shown }],
  };
  const period = {
    $schema: '../../meta/form.schema.json',
    title: 'Period',
    schema: { type: 'object', properties: { by: { title: 'By', type: 'string', default: 'month' } } },
  };
  return findingsWith({
    [LAYOUT]: edited(LAYOUT, '"items": [', `"items": [{ "label": "Plans", "to": { "screen": "plans" } }, `),
    [PART]: JSON.stringify(part),
    [SCREEN]: JSON.stringify({ ...screen, query: 'search/period' }),
    'schemas/forms/search/period.json': JSON.stringify(period),
  });
}

describe('the check of blocks', () => {
  it('accepts rows written in the block, rendered by a part that accepts any row', () => {
    expect(found([list, chart])).toEqual([]);
  });

  it('accepts rows side by side, with a title for each line', () => {
    const line = { block: 'section', title: 'Name', blocks: [head] };
    expect(found([list, { ...compared, blocks: [head, line] }])).toEqual([]);
  });

  it.each<[name: string, blocks: object[], shown: object | undefined, finding: RegExp]>([
    [
      'a property that no row has',
      [list],
      { text: '{item.nam}' },
      /^schemas\/parts\/plan\.json:1: item\.nam: there is no "nam"; did you mean "name"\?$/,
    ],
    [
      'a series of texts',
      [list, { ...chart, series: [{ label: 'Copies', value: 'item.year' }] }],
      undefined,
      /a chart draws numbers, this is text$/,
    ],
    [
      'a pie of two series',
      [
        list,
        { ...chart, variant: 'pie', series: [...chart.series, { label: 'More', value: 'item.copies' }] },
      ],
      undefined,
      /a pie shows the parts of one whole; name one series$/,
    ],
    [
      'more series than colours',
      [list, { ...chart, series: Array(7).fill(chart.series[0]) }],
      undefined,
      /a chart has 6 colours; name at most 6 series$/,
    ],
    [
      'a series without a name',
      [list, { ...chart, series: [{ value: 'item.copies' }] }],
      undefined,
      /a series needs a "label"$/,
    ],
    [
      'a chart without data',
      [list, { ...chart, series: [] }],
      undefined,
      /"series" is an empty list; add an entry, or leave it out where it may be left out$/,
    ],
    [
      'a threshold that is not drawn',
      [{ ...list, mark: { value: 'item.name' } }],
      undefined,
      /only the variant "checklist" draws a mark$/,
    ],
    [
      'rows to compare that a part draws with one block',
      [{ ...list, variant: 'compare' }],
      undefined,
      /^schemas\/parts\/plan\.json:1: a column has a head alone; add a section for each line to compare$/,
    ],
    [
      'columns of nothing but heads',
      [list, { ...compared, blocks: [head] }],
      undefined,
      /a column has a head alone; add a section for each line to compare$/,
    ],
    [
      'a line to compare that is no section',
      [list, { ...compared, blocks: [head, head] }],
      undefined,
      /each line to compare is a "section" with a "title"$/,
    ],
    [
      'a line to compare without a name',
      [list, { ...compared, blocks: [head, { block: 'section', blocks: [head] }] }],
      undefined,
      /a line to compare needs a "title"$/,
    ],
    [
      'a month without a day for its rows',
      [list, { ...month, date: undefined }],
      undefined,
      /on which day is a row\? Say "date": a value of the row, such as "item\.starts_at"$/,
    ],
    [
      'a month that the address does not keep',
      [list, { ...month, bind: undefined }],
      undefined,
      /which month is shown\? Say "bind": a value of the query string, such as "query\.month"$/,
    ],
    [
      'a month kept where the query string has no such value',
      [list, { ...month, bind: 'query.mouth' }],
      undefined,
      /query\.mouth: there is no "mouth"/,
    ],
    [
      'a row on a day that is a number',
      [list, { ...month, date: 'item.price' }],
      undefined,
      /a row is on a day or at a moment, this is a whole number$/,
    ],
    [
      'rows that do not say their month',
      [list, month],
      undefined,
      /does not say which month it is; its call needs "month" and "today" in the "meta" of its answer$/,
    ],
    [
      'rows of a month without a header',
      [list, { ...month, blocks: [head] }],
      undefined,
      /a row of a month begins with a "header": its title, link and first badge stand on its day$/,
    ],
    [
      'rows of a month that a part draws without a header',
      [{ ...list, variant: 'month', date: 'item.name', bind: 'query.by' }],
      undefined,
      /^schemas\/parts\/plan\.json:1: a row of a month begins with a "header"/,
    ],
    ...(['date', 'bind'] as const).map((key): [string, object[], undefined, RegExp] => [
      `a list that is no month, with a "${key}"`,
      [{ ...list, [key]: month[key] }],
      undefined,
      new RegExp(`only the variant "month" has a "${key}"$`),
    ]),
    [
      'an unknown variant',
      [{ ...list, variant: 'carousell' }],
      undefined,
      /"variant" cannot be "carousell"; did you mean "carousel"\?$/,
    ],
    [
      'an unknown tab as the open one',
      [
        list,
        {
          block: 'tabs',
          bind: 'query.tab',
          default: 'thre',
          tabs: [{ id: 'three', title: 'Three', blocks: [list] }],
        },
      ],
      undefined,
      /there is no tab "thre"; did you mean "three"\?$/,
    ],
  ])('reports %s', (_, blocks, shown, finding) => {
    expect(found(blocks, shown)).toContainEqual(expect.stringMatching(finding));
  });
});
