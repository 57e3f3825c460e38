import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from '../../src/client/ui/Steps.tsx';

const meta = { title: 'Parts/Steps', component: Steps, args: { label: 'Steps', steps: [] } } satisfies Meta<
  typeof Steps
>;
export default meta;

type Story = StoryObj<typeof meta>;

const titles = ['Basic Information', 'Job Details', 'Requirements', 'Content Sections', 'Review Details'];

export const Third: Story = {
  args: {
    steps: titles.map((title, index) => ({
      key: title,
      title,
      state: index < 2 ? 'done' : index === 2 ? 'current' : 'ahead',
      onSelect: index < 2 ? () => {} : undefined,
    })),
  },
};
