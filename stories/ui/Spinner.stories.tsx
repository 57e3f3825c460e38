import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../src/client/ui/loading/Spinner.tsx';

const meta = { title: 'Parts/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'large' } };
