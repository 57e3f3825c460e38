import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../../src/client/ui/Avatar.tsx';

const meta = {
  title: 'Parts/Avatar',
  component: Avatar,
  args: { name: 'Layla Haddad', decorative: false },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Square: Story = {
  args: { name: 'Al Noor International Academy', shape: 'square', size: 'large' },
};
export const Arabic: Story = { args: { name: 'ليلى حداد' } };
export const Broken: Story = { args: { src: '/nowhere.png', size: 'large' } };
export const Sizes: Story = {
  render: (args) => (
    <div className="cluster">
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};
