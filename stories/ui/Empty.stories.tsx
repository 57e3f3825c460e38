import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/client/ui/button/Button.tsx';
import { Empty } from '../../src/client/ui/note/Empty.tsx';

const meta = { title: 'Parts/Empty', component: Empty, args: { title: 'No jobs found.' } } satisfies Meta<
  typeof Empty
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = {
  args: {
    text: 'Try fewer filters, or another place.',
    action: <Button icon="x">Clear All Filters</Button>,
  },
};
