import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from '../../src/client/ui/Progress.tsx';

const meta = {
  title: 'Parts/Progress',
  component: Progress,
  args: { label: 'Progress', value: 3, max: 6 },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Half: Story = {};
export const Nothing: Story = { args: { value: 0 } };
export const All: Story = { args: { value: 6 } };
