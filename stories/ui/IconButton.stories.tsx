import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

/** The accessible name contains the count as shown, which has room for two digits. */
export const CountedBeyondTwoDigits: Story = {
  args: { badge: 100 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Notifications 99+' })).toBeVisible();
  },
};
export const Pressed: Story = { args: { icon: 'flag-filled', label: 'Saved', pressed: true } };
export const Small: Story = { args: { size: 'small', icon: 'trash', label: 'Remove' } };
