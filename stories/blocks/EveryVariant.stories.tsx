import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Block, Format } from '../../generated/definitions.d.ts';
import vocabulary from '../../schemas/meta/vocabulary.json' with { type: 'json' };
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Every variant', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

type WithVariant = Extract<Block, { variant?: unknown }>;
type Name = WithVariant['block'];

const feature: Block = {
  block: 'header',
  variant: 'feature',
  icon: 'star',
  title: '{item.name}',
  meta: [{ text: 'Facts' }],
};
const rows = [
  { name: 'One', met: true, count: 3 },
  { name: 'Two', met: false, count: 5 },
];
const items = [{ label: 'Strength', value: 'numbers.strength' }];
const actions = [
  {
    label: 'Open',
    action: 'set' as const,
    query: { at: 'numbers.strength' },
    pressed: { 'query.at': { type: 'integer' } },
  },
];

/** One block of each kind with variants, with enough content to tell its variants apart. */
const SAMPLES: { [Kind in Name]: Extract<Block, { block: Kind }> } = {
  header: {
    block: 'header',
    title: 'A title',
    icon: 'star',
    meta: [{ text: 'First fact' }, { text: 'Second fact' }],
    chips: [{ text: 'Chip' }],
  },
  text: { block: 'text', text: 'Some words to read.' },
  list: { block: 'list', rows: 'counts', blocks: [feature] },
  stats: { block: 'stats', items },
  detail: { block: 'detail', items: [...items, { label: 'Views', text: '12' }] },
  chart: {
    block: 'chart',
    title: 'A chart',
    rows: 'counts',
    x: { value: 'item.name' },
    series: [
      { label: 'Count', value: 'item.count' },
      { label: 'Again', value: 'item.count' },
    ],
  },
  section: {
    block: 'section',
    title: 'A section',
    bind: 'query.at',
    aside: [{ block: 'text', text: 'Beside' }],
    blocks: [
      { block: 'text', text: 'First' },
      { block: 'text', text: 'Second' },
    ],
  },
  actions: { block: 'actions', actions },
};

/** What a variant has besides, or instead. */
const PARTICULARS: Record<string, object> = {
  'chart pie': { series: [{ label: 'Count', value: 'item.count' }] },
  'list month': { rows: 'dated', date: 'item.day', bind: 'query.month' },
  'list compare': {
    blocks: [
      { block: 'header', variant: 'row', title: '{item.name}' },
      ...['First', 'Second'].map((title) => ({
        block: 'section',
        title,
        blocks: [{ block: 'text', text: '{item.count} of 5' }],
      })),
    ],
  },
};

const dated = Object.assign(
  rows.map((row) => ({ ...row, day: `2026-11-1${row.count}` })),
  { meta: { total: rows.length, month: '2026-11', today: '2026-11-13' } },
);

const scope = { numbers: { strength: 58 }, counts: rows, dated, query: { at: 1 } };

/** Returns a block's variants from the vocabulary; the first is the default. */
const variantsOf = (name: Name): string[] => {
  const { variant } = vocabulary.blocks[name] as { variant: string };
  return /^enum:(\S+)/.exec(variant)![1]!.split(',');
};

/** Variants that differ from the first only on a phone. */
const ON_A_PHONE = ['actions bar'];

const showVariants = (name: Name): Story => ({
  args: {
    scope,
    blocks: [
      { block: 'header', title: `Every variant: ${name}` },
      ...variantsOf(name).map(
        (variant): Block => ({
          block: 'section',
          id: `variant-${variant}`,
          variant: 'panel',
          blocks: [{ ...SAMPLES[name], ...PARTICULARS[`${name} ${variant}`], variant } as Block],
        }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const [first, ...others] = variantsOf(name);
    const drawn = (variant: string) => {
      const panel = canvasElement.querySelector(`#variant-${variant}`);
      return panel ? picture(panel) : [];
    };
    await waitFor(() => expect(drawn(first!).length).toBeGreaterThan(1));
    if (name === 'chart')
      await waitFor(() =>
        expect(canvasElement.querySelectorAll('canvas')).toHaveLength(
          // A pie is no canvas.
          variantsOf(name).length - 1,
        ),
      );
    for (const variant of others.filter((one) => !ON_A_PHONE.includes(`${name} ${one}`)))
      await waitFor(() =>
        expect(drawn(variant), `${name} "${variant}" is drawn as "${first}" is`).not.toEqual(drawn(first!)),
      );
  },
});

const SEEN = [
  'display',
  'color',
  'backgroundColor',
  'borderTopWidth',
  'borderRadius',
  'fontSize',
  'textAlign',
  'visibility',
  'paddingTop',
] as const;

/** Returns an element's visible state: each descendant with its size and colours, without class names. */
function picture(root: Element): string[] {
  const from = root.getBoundingClientRect();
  return [...root.querySelectorAll('*')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const place = [left - from.left, top - from.top, width, height].map(Math.round);
    const pixels = element instanceof HTMLCanvasElement ? element.toDataURL() : '';
    return [element.tagName, ...place, ...SEEN.map((name) => style[name]), pixels].join(' ');
  });
}

export const Header = showVariants('header');
export const Text = showVariants('text');
export const List = showVariants('list');
export const Stats = showVariants('stats');
export const Detail = showVariants('detail');
export const Chart = showVariants('chart');
export const Section = showVariants('section');
export const Actions = showVariants('actions');

/** A value of each format, and its text. */
const FORMATS: { [Name in Format]: [value: unknown, reads: string | RegExp] } = {
  text: ['Some words', 'Some words'],
  number: [1234.5, '1,234.5'],
  percent: [58, '58%'],
  share: [[1, 4], '25%'],
  money: [120000, 'SAR 120,000'],
  'money-k': [3500, 'SAR 3.5k'],
  'money-range': [[3000, 5000], 'SAR 3,000 – 5,000'],
  date: ['2026-01-15', 'Jan 15, 2026'],
  'date-time': ['2026-01-15T08:00:00Z', /^Jan 15, 2026, \d+:00/],
  'long-date-us': ['2026-01-15', 'January 15, 2026'],
  weekday: ['2026-08-05', 'Wed, Aug 5'],
  'month-year': ['2027-08-15', 'August 2027'],
  year: ['2027-08-15', '2027'],
  'zoned-time': ['2026-08-05T07:00:00Z', /^\w+, Aug \d, 2026, \d+:00\u00a0[AP]M \(.+\)$/],
  'relative-time': ['2020-01-15T08:00:00Z', /years ago$/],
  slug: ['Head of Early Years', 'head-of-early-years'],
  html: ['<p>In <b>bold</b></p>', 'In bold'],
  image: ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', ''],
  link: ['https://www.example.org/', 'example.org'],
  file: ['/storage/letter.pdf', /letter\.pdf/],
  'yes-no': [1, 'Yes'],
  bytes: [2_621_440, '2.5 MB'],
};
const FORMAT_NAMES = Object.keys(vocabulary.formats) as Format[];

export const Formats: Story = {
  args: {
    scope: Object.fromEntries(FORMAT_NAMES.map((name) => [name.replaceAll('-', '_'), FORMATS[name][0]])),
    blocks: [
      { block: 'header', title: 'Every format' },
      {
        block: 'detail',
        items: FORMAT_NAMES.map((name) => {
          const path = name.replaceAll('-', '_');
          const several = Array.isArray(FORMATS[name][0])
            ? { values: [`${path}[0]`, `${path}[1]`] }
            : { value: path };
          return { label: name, format: name, ...several };
        }),
      },
    ],
  },
  play: async ({ canvas }) => {
    for (const name of FORMAT_NAMES) {
      const fact = (await canvas.findByText(name, { selector: 'dt' })).nextElementSibling as HTMLElement;
      const [value, reads] = FORMATS[name];
      await waitFor(() =>
        typeof reads === 'string'
          ? expect(fact).toHaveTextContent(reads)
          : expect(fact.textContent?.trim()).toMatch(reads),
      );
      if (name === 'html') await expect(fact.querySelector('b')).toBeVisible();
      if (name === 'image') await expect(fact.querySelector('img')).toHaveAttribute('src', String(value));
      if (name === 'link') await expect(fact.querySelector('a')).toHaveAttribute('href', String(value));
    }
  },
};
