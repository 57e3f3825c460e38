import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from '../../src/client/ui/meter/Meter.tsx';

const meta = { title: 'Parts/Meter', component: Meter } satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAHundred: Story = {
  args: { label: 'Profile strength', value: 58, valueText: '58%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Profile strength' })).toHaveAttribute(
      'aria-valuenow',
      '58',
    );
  },
};

export const AlmostUsedUp: Story = {
  args: { label: 'Featured this month', value: 2, max: 3, valueText: '2 of 3', tone: 'warning' },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('meter').getBoundingClientRect();
    const filled = canvas.getByRole('meter').querySelector('rect')!.getBoundingClientRect();
    await expect(filled.width / width).toBeCloseTo(2 / 3, 2);
  },
};

export const InProgress: Story = {
  args: { label: 'Progress', value: 3, max: 6, underWay: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '3');
  },
};
