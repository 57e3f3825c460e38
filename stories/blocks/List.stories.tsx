import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/List', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const part = {
  takes: { item: 'Thing' },
  blocks: [
    {
      block: 'header' as const,
      look: 'card' as const,
      title: '{item.name}',
      to: { screen: 'elsewhere', params: { id: 'item.id' } },
      meta: [{ value: 'item.city' }],
    },
  ],
};
const rows = Object.assign(
  ['Mathematics Teacher', 'Head of Early Years', 'School Counsellor'].map((name, index) => ({
    id: index + 1,
    name,
    city: 'Doha',
  })),
  { meta: { total: 43, page: 1, per_page: 20 } },
);
const heading = { block: 'header' as const, title: 'Jobs' };

export const Cards: Story = {
  args: {
    scope: { jobs: rows, query: { page: 1 } },
    definitions: { parts: { card: part } },
    blocks: [heading, { block: 'list', look: 'cards', rows: 'jobs', part: 'card', pager: 'query.page' }],
  },
};

export const Rows: Story = {
  args: {
    scope: { jobs: rows },
    blocks: [
      heading,
      {
        block: 'list',
        look: 'rows',
        title: 'Similar Open Positions',
        limit: 2,
        rows: 'jobs',
        blocks: [{ block: 'header', look: 'row', title: '{item.name}', meta: [{ value: 'item.city' }] }],
      },
    ],
  },
};

export const NothingFound: Story = {
  args: {
    scope: { jobs: [] },
    blocks: [heading, { block: 'list', rows: 'jobs', part: 'card', empty: 'jobs.empty' }],
  },
};

export const Loading: Story = {
  args: {
    states: { jobs: { status: 'pending' } },
    blocks: [heading, { block: 'list', rows: 'jobs', part: 'card' }],
  },
};

export const Failed: Story = {
  args: {
    states: { jobs: { status: 'failed', text: 'Failed to load vacancies.', retry: () => {}, busy: false } },
    blocks: [heading, { block: 'list', rows: 'jobs', part: 'card' }],
  },
};
