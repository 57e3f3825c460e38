import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Use', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const APart: Story = {
  args: {
    scope: { profile: { name: 'Layla Haddad', secret: 'not taken' } },
    definitions: {
      parts: {
        summary: {
          takes: { item: 'Person' },
          blocks: [{ block: 'text', text: '{item.name}{profile.secret}' }],
        },
      },
    },
    blocks: [{ block: 'use', part: 'summary', with: { item: 'profile' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Layla Haddad')).toBeVisible();
  },
};
