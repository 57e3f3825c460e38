import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pager } from '../../src/client/ui/Pager.tsx';

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
