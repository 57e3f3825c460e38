import type { Meta, StoryObj } from '@storybook/react-vite';
import { toast } from 'react-hot-toast/headless';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '../../src/client/ui/Toaster.tsx';

const meta = { title: 'Parts/Toaster', component: Toaster } satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

const fresh = () => toast.remove();

export const Kinds: Story = {
  beforeEach: fresh,
  play: async () => {
    const endless = { duration: Number.POSITIVE_INFINITY };
    toast('Your code is on its way.', endless);
    toast.success('Job saved!', endless);
    toast.error('You do not have permission to perform this action.', endless);
    toast.loading('Saving …');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('permission'));
    await waitFor(() => expect(screen.getByText('Job saved!')).toBeVisible());
  },
};

export const Closed: Story = {
  beforeEach: fresh,
  play: async () => {
    toast.error('Server error, please try again later.');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Server error, please try again later.')).toBeNull());
  },
};

export const AtMostTwenty: Story = {
  beforeEach: fresh,
  play: async () => {
    for (let number = 1; number <= 25; number++) toast(`Message ${number}`);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(20));
  },
};
