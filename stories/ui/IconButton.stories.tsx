import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../src/client/ui/button/IconButton.tsx';

const meta = {
  title: 'Parts/IconButton',
  component: IconButton,
  args: { icon: 'bell', label: 'Notifications' },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Counted: Story = { args: { badge: 3 } };
export const Pressed: Story = { args: { icon: 'flag-filled', label: 'Saved', pressed: true } };
export const Small: Story = { args: { size: 'small', icon: 'trash', label: 'Remove' } };
