import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pager } from '../../src/client/ui/pager/Pager.tsx';

const meta = {
  title: 'Parts/Pager',
  component: Pager,
  args: { page: 5, perPage: 20, total: 4312, onChange: () => {} },
} satisfies Meta<typeof Pager>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 216 } };
export const One: Story = { args: { page: 1, total: 12 } };

/** Too many rows to count: the last page is known only when it is reached. */
export const Capped: Story = {
  args: { page: 600, isCapped: true, hasMore: true, total: 10_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11,981–12,000 of 10,000+')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};
export const EndOfCapped: Story = {
  args: { page: 600, isCapped: true, hasMore: false, total: 10_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Page 601' })).toBeNull();
  },
};
