import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Notice', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  args: {
    blocks: [
      { block: 'header', title: 'Notices' },
      {
        block: 'notice',
        tone: 'success',
        icon: 'check-circle',
        title: 'You have applied for this job.',
        text: 'See its status under My Applications.',
        actions: [{ label: 'My Applications', action: 'go', to: { screen: 'elsewhere' } }],
      },
      { block: 'notice', tone: 'warning', icon: 'lock', title: 'This job is closed.' },
      { block: 'notice', tone: 'danger', icon: 'alert-triangle', title: 'Something went wrong.' },
      { block: 'notice', title: 'Which account?' },
    ],
  },
};
