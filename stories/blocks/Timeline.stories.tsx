import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Timeline', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Stages: Story = {
  args: {
    scope: {
      stages: [
        { title: 'Application Submitted', at: '2026-01-15T08:00:00Z', state: 'done' },
        { title: 'Initial Screening', at: '2026-01-17T09:30:00Z', state: 'current' },
        { title: 'Decision Pending', at: null, state: 'next' },
      ],
    },
    blocks: [
      { block: 'timeline', rows: 'stages', title: '{item.title}', date: 'item.at', state: 'item.state' },
    ],
  },
};

export const WithNotes: Story = {
  args: {
    ...Stages.args,
    blocks: [
      {
        block: 'timeline',
        rows: 'stages',
        title: '{item.title}',
        date: 'item.at',
        state: 'item.state',
        meta: [
          { text: 'It has arrived.', when: { 'item.state': { const: 'done' } } },
          { text: 'Somebody is reading it.', when: { 'item.state': { const: 'current' } } },
          { text: 'You will be told.', when: { 'item.state': { const: 'next' } } },
        ],
      },
    ],
  },
};

export const NothingYet: Story = {
  args: {
    scope: { stages: [] },
    blocks: [{ block: 'timeline', rows: 'stages', title: '{item.title}', empty: 'applicants.no_history' }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activity yet.')).toBeVisible();
  },
};
