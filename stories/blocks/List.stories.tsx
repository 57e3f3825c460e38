import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Block } from '../../generated/definitions.d.ts';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/List', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const part = {
  takes: { item: 'Thing' },
  blocks: [
    {
      block: 'header' as const,
      variant: 'card' as const,
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
    blocks: [heading, { block: 'list', variant: 'cards', rows: 'jobs', part: 'card', pager: 'query.page' }],
  },
};

export const Rows: Story = {
  args: {
    scope: { jobs: rows, school: { name: 'Palm Valley School' } },
    blocks: [
      heading,
      {
        block: 'list',
        variant: 'rows',
        title: 'Similar Open Positions',
        limit: 2,
        rows: 'jobs',
        blocks: [
          {
            block: 'header',
            variant: 'row',
            title: '{item.name}',
            meta: [{ text: '{school.name}, {item.city}' }],
          },
        ],
      },
    ],
  },
  // Inline blocks of a list can read the screen's data besides the row.
  play: async ({ canvas }) => expect(canvas.getAllByText('Palm Valley School, Doha')).toHaveLength(2),
};

export const Checklist: Story = {
  args: {
    scope: {
      match: [
        { about: 'All required skills', met: true, state: 'met' },
        { about: 'Five years of experience', met: false, state: 'unknown' },
      ],
    },
    definitions: {
      labels: {
        match: {
          cases: [{ when: { const: 'met' }, label: 'Met', tone: 'success', icon: 'check-circle' }],
          else: { label: 'Not asked', tone: 'muted', icon: 'minus-circle' },
        },
      },
    },
    blocks: [
      heading,
      {
        block: 'list',
        variant: 'checklist',
        title: 'By yes and no',
        rows: 'match',
        mark: { value: 'item.met' },
        blocks: [{ block: 'text', value: 'item.about' }],
      },
      {
        block: 'list',
        variant: 'checklist',
        title: 'By value labels',
        rows: 'match',
        mark: { value: 'item.state', labels: 'match' },
        blocks: [{ block: 'text', value: 'item.about' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Met')).toHaveLength(2);
    await expect(canvas.getByText('Not met')).toBeVisible();
    await expect(canvas.getByText('Not asked')).toBeVisible();
  },
};

const steps = [
  { name: 'Create your profile', icon: 'user-plus', about: 'Who you are and what you teach.' },
  { name: 'Get matched', icon: 'target', about: 'What fits you comes first.' },
  { name: 'Apply', icon: 'send', about: 'With the CV on your profile.' },
];
const step: Block = {
  block: 'header',
  variant: 'feature',
  title: '{item.name}',
  meta: [{ value: 'item.about' }],
};

export const WrittenRows: Story = {
  args: {
    blocks: [
      heading,
      { block: 'list', variant: 'steps', title: 'Steps', rows: { const: steps }, blocks: [step] },
      {
        block: 'list',
        variant: 'grid',
        title: 'Grid',
        rows: { const: steps },
        blocks: [{ block: 'section', variant: 'panel', blocks: [step] }],
      },
      {
        block: 'list',
        variant: 'chips',
        title: 'Chips',
        rows: { const: steps },
        blocks: [{ block: 'text', value: 'item.name' }],
      },
      {
        block: 'list',
        variant: 'carousel',
        title: 'Carousel',
        rows: { const: steps },
        blocks: [{ block: 'text', variant: 'quote', value: 'item.about' }, step],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Carousel' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: '1 of 3' })).toHaveTextContent('Who you are');
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
