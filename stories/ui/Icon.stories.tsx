import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../src/client/ui/icon/Icon.tsx';
import { iconNames } from '../../src/client/ui/icon/icon-names.ts';

const meta = { title: 'Parts/Icon', component: Icon, args: { name: 'star' } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const All: Story = {
  render: () => (
    <ul
      className="icons"
      style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))' }}
    >
      {iconNames.map((name) => (
        <li
          key={name}
          style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem', fontSize: '0.75rem' }}
        >
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
