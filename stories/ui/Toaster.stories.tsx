import type { Meta, StoryObj } from '@storybook/react-vite';
import { toast, useToasterStore } from 'react-hot-toast/headless';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '../../src/client/ui/toast/Toaster.tsx';

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

/** Closing a toast that pauses the others resumes them. */
export const ResumesAfterClose: Story = {
  beforeEach: fresh,
  render: () => (
    <>
      <button type="button">Save</button>
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    toast('Read me at leisure.', { duration: Number.POSITIVE_INFINITY });
    toast('Gone soon.', { duration: 300 });
    const before = canvas.getByRole('button', { name: 'Save' });
    before.focus();
    const first = await screen.findByText('Read me at leisure.');
    const close = within(first.closest<HTMLElement>('.toast')!).getByRole('button', { name: 'Close' });
    await userEvent.click(close);
    await expect(before).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Read me at leisure.')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Gone soon.')).toBeNull());
  },
};

const Clock = () => <output>{useToasterStore().pausedAt ? 'stands still' : 'runs'}</output>;

/** A closed toast that is shown again is not paused. */
export const ShownAgain: Story = {
  beforeEach: fresh,
  play: async () => {
    const endless = { id: 'same', duration: Number.POSITIVE_INFINITY };
    toast('Again and again.', endless);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Again and again.')).toBeNull());
    toast('Again and again.', { id: 'same', duration: 300 });
    await screen.findByText('Again and again.');
    await waitFor(() => expect(screen.queryByText('Again and again.')).toBeNull());
  },
};

/** Toasts pause while one of them has the pointer or the focus. */
export const PausesOnHoverAndFocus: Story = {
  beforeEach: fresh,
  render: () => (
    <>
      <Toaster />
      <Clock />
    </>
  ),
  play: async ({ canvas }) => {
    toast('Held.');
    const close = await screen.findByRole('button', { name: 'Close' });
    const clock = canvas.getByRole('status');
    await userEvent.hover(close);
    await waitFor(() => expect(clock).toHaveTextContent('stands still'));
    close.focus();
    await userEvent.unhover(close);
    await waitFor(() => expect(clock).toHaveTextContent('stands still'));
    close.blur();
    await waitFor(() => expect(clock).toHaveTextContent('runs'));
  },
};

export const AtMostTwenty: Story = {
  beforeEach: fresh,
  play: async () => {
    for (let number = 1; number <= 25; number++) toast(`Message ${number}`);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(20));
  },
};
