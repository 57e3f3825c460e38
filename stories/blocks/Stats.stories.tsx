import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Stats', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const scope = { metrics: { total: 48, hired: 12, strength: 58 } };
const items = [
  { label: 'Total Applications', value: 'metrics.total', format: 'number' },
  { label: 'Application Success', values: ['metrics.hired', 'metrics.total'], format: 'share' },
  { label: 'Profile Strength', value: 'metrics.strength', format: 'percent' },
  { label: 'Views', value: 'metrics.gone', format: 'number' },
];

export const Looks: Story = {
  args: {
    scope,
    blocks: [
      { block: 'header', title: 'Numbers' },
      { block: 'stats', look: 'cards', title: 'Cards', items },
      { block: 'stats', look: 'strip', title: 'Strip', items },
      { block: 'stats', look: 'meter', title: 'Meter', items: items.slice(2, 3) },
    ],
  },
};

export const Loading: Story = {
  args: { states: { metrics: { status: 'pending' } }, blocks: [{ block: 'stats', items }] },
};
