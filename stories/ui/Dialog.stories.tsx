import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../src/client/ui/button/Button.tsx';
import { ConfirmDialog } from '../../src/client/ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../src/client/ui/dialog/Dialog.tsx';
import { Toaster } from '../../src/client/ui/toast/Toaster.tsx';

const meta = {
  title: 'Parts/Dialog',
  component: Dialog,
  args: { open: false, onClose: () => {}, title: '', children: null },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const title = 'Apply to Mathematics teacher, grades 9 to 12';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Back</Button>
            <Button tone="primary">Next</Button>
          </>
        }
      >
        <p>What is to be decided stands here, and scrolls when there is much of it.</p>
      </Dialog>
    </>
  );
}

export const Opened: Story = {
  render: () => <Opener />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
  },
};

export const ClosesByEscapeAndOutsideClick: Story = {
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByText(/What is to be decided/));
    // A text selection may end outside the dialog.
    await userEvent.pointer([
      { target: within(dialog).getByText(/What is to be decided/), keys: '[MouseLeft>]' },
      { target: dialog.parentElement as HTMLElement, keys: '[/MouseLeft]' },
    ]);
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(dialog.parentElement as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function Stacked() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Toaster />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Edit"
        above={
          <ConfirmDialog
            open={asking}
            title="Delete it?"
            confirmLabel="Delete"
            onConfirm={() => setAsking(false)}
            onClose={() => setAsking(false)}
          />
        }
      >
        <Button onClick={() => setAsking(true)}>Delete</Button>
      </Dialog>
    </>
  );
}

/** A confirmation above a dialog closes alone; the dialog below stays open and regains the focus. */
export const ConfirmationAbove: Story = {
  render: () => <Stacked />,
  play: async ({ canvas }) => {
    const leave = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('alertdialog').parentElement as HTMLElement),
      () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
    ];
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const opener = await screen.findByRole('button', { name: 'Delete' });
    for (const close of leave) {
      await userEvent.click(opener);
      await screen.findByRole('alertdialog', { name: 'Delete it?' });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await close();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit' })).toBeVisible());
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Everything below a dialog is inert, except a toast; closing the toast leaves the dialog open. */
export const ToastAbove: Story = {
  render: () => <Stacked />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await expect(opener.closest('[aria-hidden=true]')).not.toBeNull();
    toast.error('Server error, please try again later.', { duration: Number.POSITIVE_INFINITY });
    const message = await screen.findByRole('alert');
    await userEvent.click(await within(message).findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(message).toBeEmptyDOMElement());
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const TrapsFocus: Story = {
  render: () => <Opener />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: title })).toHaveFocus());
    for (let press = 0; press < 8; press++) {
      await userEvent.tab();
      // A focus guard at each end of the dialog wraps the focus around.
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
  },
};
