import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { BlockStory } from '../BlockStory.tsx';
import { storyVisit } from '../story-visit.ts';

const meta = { title: 'Blocks/Actions', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const to = { screen: 'elsewhere', params: { id: { const: 1 } } };

/** An active toggle shows what it did. */
export const Toggle: Story = {
  args: {
    blocks: [
      { block: 'header', title: 'Actions' },
      {
        block: 'actions',
        actions: [
          {
            label: 'Keep',
            pressedLabel: 'Kept as {query.kept}',
            pressed: { 'query.kept': { const: 'new' } },
            action: 'set',
            query: { kept: { const: 'new' } },
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep', pressed: false }));
    await expect(canvas.getByRole('button', { name: 'Kept as new', pressed: true })).toHaveFocus();
  },
};

/** A dialog that is reopened right after its call shows what the call has changed. */
export const OpensWithCurrentValues: Story = {
  args: {
    blocks: [
      { block: 'header', title: 'Actions' },
      {
        block: 'actions',
        actions: [
          { label: 'Change', action: 'set', query: { name: { const: 'new' } } },
          { use: 'edit', with: { item: 'query.name' } },
        ],
      },
    ],
    scope: { query: { name: 'old' } },
    definitions: {
      actions: {
        edit: {
          takes: { item: 'text' },
          label: 'Edit',
          action: 'open',
          title: 'A dialog',
          blocks: [{ block: 'text', text: 'The {item} name' }],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    let endReads = () => {};
    storyVisit.rereads = new Promise<void>((done) => {
      endReads = done;
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('button', { name: /Edit/ })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(canvas.getByRole('button', { name: 'Change' }));
    endReads();
    await expect(await screen.findByText('The new name')).toBeInTheDocument();
    storyVisit.rereads = undefined;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

export const Variants: Story = {
  args: {
    blocks: [
      { block: 'header', title: 'Actions' },
      {
        block: 'actions',
        title: 'Buttons',
        actions: [
          { label: 'Go on', tone: 'primary', action: 'go', to },
          { label: 'Set a filter', icon: 'filter', action: 'set', query: { search: { const: 'x' } } },
          {
            label: 'Ask first',
            tone: 'danger',
            action: 'open',
            title: 'A dialog',
            blocks: [{ block: 'text', text: 'With blocks in it.' }],
          },
          { label: 'Find', icon: 'search', show: 'icon', action: 'go', to },
          { label: 'Keep', icon: 'flag', show: 'label', action: 'go', to },
          {
            label: 'Saved',
            icon: 'flag',
            pressedIcon: 'flag-filled',
            pressed: { count: { minimum: 1 } },
            show: 'icon',
            action: 'set',
            query: {},
          },
          { label: 'Not now', action: 'go', to, when: { 'query.never': { const: true } } },
        ],
      },
      {
        block: 'actions',
        variant: 'links',
        title: 'Links',
        actions: [{ label: 'Find Jobs', icon: 'search', action: 'go', to }],
      },
      {
        block: 'actions',
        variant: 'chips',
        title: 'Chips',
        actions: [{ label: 'Saved search', badge: 'count', action: 'go', to }],
      },
      {
        block: 'actions',
        variant: 'links',
        actions: [
          { label: 'Resend code', cooldown: 60, action: 'call', operation: 'resendOtp' },
          { label: 'Share', icon: 'share', show: 'icon', action: 'share', to },
        ],
      },
    ],
    scope: { count: 3 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find' })).not.toHaveTextContent('Find');
    await expect(canvas.getByRole('link', { name: 'Keep' }).querySelector('svg')).toBeNull();
    const saved = canvas.getByRole('button', { name: 'Saved', pressed: true });
    await expect(saved.querySelector('use')).toHaveAttribute('href', expect.stringContaining('#flag-filled'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask first' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'A dialog' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /Resend code/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeEnabled();
  },
};
