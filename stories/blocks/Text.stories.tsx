import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Text', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  args: {
    scope: {
      job: {
        about:
          '<p>Teach <strong>mathematics</strong> to grades 9 to 12.</p><ul><li>Two years of practice</li></ul>',
      },
    },
    blocks: [
      { block: 'text', variant: 'lead', text: 'Educators show here what they teach and how.' },
      { block: 'text', text: 'Both meet without detours.' },
      { block: 'text', variant: 'muted', text: 'Every application is read by the school itself.' },
      {
        block: 'text',
        variant: 'checklist',
        items: ['Matching on curriculum', 'Certification verification', 'Cultural fit'],
      },
      { block: 'text', value: 'job.about', format: 'html' },
      { block: 'text', value: 'job.gone', format: 'html', empty: 'jobs.nothing_said' },
    ],
  },
};
