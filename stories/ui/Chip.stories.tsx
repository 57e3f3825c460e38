import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../src/client/ui/Chip.tsx';

const meta = { title: 'Parts/Chip', component: Chip, args: { children: 'Full time' } } satisfies Meta<
  typeof Chip
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fact: Story = {};
export const WithIcon: Story = { args: { icon: 'map-pin', children: 'Dubai, United Arab Emirates' } };
export const Removable: Story = { args: { onRemove: () => {}, removeLabel: 'Remove Full time' } };
