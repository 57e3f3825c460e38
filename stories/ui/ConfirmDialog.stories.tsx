import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from '../../src/client/ui/dialog/ConfirmDialog.tsx';

const meta = {
  title: 'Parts/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Withdraw this application?',
    text: 'This cannot be undone.',
    confirmLabel: 'Withdraw',
    onConfirm: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  args: { tone: 'danger' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};
export const Busy: Story = { args: { busy: true } };
