import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ring } from '../../src/client/ui/meter/Ring.tsx';

const meta = { title: 'Parts/Ring', component: Ring, args: { label: 'Fit', value: 82 } } satisfies Meta<
  typeof Ring
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Brand: Story = {};
export const Good: Story = { args: { value: 91, tone: 'success' } };
export const Poor: Story = { args: { value: 24, tone: 'danger' } };
export const Large: Story = { args: { size: 'large', value: 100 } };
