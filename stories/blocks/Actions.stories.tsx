import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Actions', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const to = { screen: 'elsewhere', params: { id: { const: 1 } } };

export const Looks: Story = {
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
          { label: 'Not now', action: 'go', to, when: { 'query.never': { const: true } } },
        ],
      },
      {
        block: 'actions',
        look: 'links',
        title: 'Links',
        actions: [{ label: 'Find Jobs', icon: 'search', action: 'go', to }],
      },
      {
        block: 'actions',
        look: 'chips',
        title: 'Chips',
        actions: [{ label: 'Saved search', badge: 'count', action: 'go', to }],
      },
      {
        block: 'actions',
        look: 'links',
        actions: [{ label: 'Resend code', cooldown: 60, action: 'call', operation: 'resendOtp' }],
      },
    ],
    scope: { count: 3 },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask first' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'A dialog' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /Resend code/ })).toBeDisabled();
  },
};
