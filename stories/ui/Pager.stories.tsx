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
export const Estimate: Story = {
  args: { page: 216, isEstimate: true, hasMore: true, total: 4300 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,301–4,320 of about 4,300')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};
export const EndOfEstimate: Story = {
  args: { page: 200, isEstimate: true, hasMore: false, total: 4300 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Page 201' })).toBeNull();
  },
};
