import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Show } from '../../generated/definitions.d.ts';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Stats', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const scope = { metrics: { total: 48, hired: 12, strength: 58 } };
const items: Show[] = [
  { label: 'Total Applications', value: 'metrics.total', format: 'number' },
  { label: 'Application Success', values: ['metrics.hired', 'metrics.total'], format: 'share' },
  { label: 'Profile Strength', value: 'metrics.strength', format: 'percent' },
  { label: 'Views', value: 'metrics.gone', format: 'number' },
];

export const Variants: Story = {
  args: {
    scope,
    definitions: {
      labels: { used: { cases: [{ when: { minimum: 10 }, label: '{value} used', tone: 'warning' }] } },
    },
    blocks: [
      { block: 'header', title: 'Numbers' },
      { block: 'stats', variant: 'cards', title: 'Cards', items },
      { block: 'stats', variant: 'strip', title: 'Strip', items },
      {
        block: 'stats',
        variant: 'meter',
        title: 'Meter',
        items: [
          items[2]!,
          { label: 'Featured this month', value: 'metrics.hired', max: 'metrics.total', labels: 'used' },
        ],
      },
      { block: 'stats', variant: 'price', items: [{ label: '/month', text: '$79' }] },
    ],
  },
};

export const Loading: Story = {
  args: { states: { metrics: { status: 'pending' } }, blocks: [{ block: 'stats', items }] },
};
