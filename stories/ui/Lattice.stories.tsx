import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lattice } from '../../src/client/ui/art/Lattice.tsx';

const meta = { title: 'Parts/Lattice', component: Lattice } satisfies Meta<typeof Lattice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Star: Story = { args: { variant: 'star' } };
export const Field: Story = {
  render: () => (
    <div
      data-theme="dark"
      style={{ position: 'relative', blockSize: '20rem', background: 'var(--brand-950)', padding: '2rem' }}
    >
      <Lattice />
      <h1 style={{ position: 'relative' }}>Where education meets opportunity</h1>
    </div>
  ),
};
