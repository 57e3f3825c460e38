import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../src/client/ui/Card.tsx';
import { Stat } from '../../src/client/ui/meter/Stat.tsx';

const meta = {
  title: 'Parts/Stat',
  component: Stat,
  args: { label: 'Total Applications', value: 1284 },
} satisfies Meta<typeof Stat>;
export default meta;

type Story = StoryObj<typeof meta>;

const inList: Story['decorators'] = (Story) => (
  <dl>
    <Story />
  </dl>
);

export const Plain: Story = { decorators: [inList] };
export const Changed: Story = { args: { icon: 'eye', change: '+3 this week' }, decorators: [inList] };
export const Row: Story = {
  render: () => (
    <Card>
      <dl
        style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' }}
      >
        <Stat label="Total Applications" value={1284} />
        <Stat label="Under Review" value={37} />
        <Stat label="Shortlisted" value={12} />
        <Stat label="Rejected" value={0} />
      </dl>
    </Card>
  ),
};
