import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BlockStory } from '../BlockStory.tsx';
import { giveAnswers } from '../sample-answers.ts';

const meta = { title: 'Blocks/Table', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const table = {
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
const definitions = { tables: { countries: table } };
const blocks = [
  { block: 'header' as const, title: 'Countries' },
  { block: 'table' as const, table: 'countries' },
];

export const Rows: Story = {
  args: { definitions, blocks, scope: { query: {} } },
  beforeEach: () => giveAnswers(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Qatar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Details' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Qatar' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Cities' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Cities' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const NoRows: Story = {
  args: { definitions, blocks, scope: { query: { search: 'zzzz' } } },
  beforeEach: () => giveAnswers(),
};
