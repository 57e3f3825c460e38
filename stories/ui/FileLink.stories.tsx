import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileLink } from '../../src/client/ui/file/FileLink.tsx';

const meta = {
  title: 'Parts/FileLink',
  component: FileLink,
  args: { href: '/api/document/7/Layla%20Haddad%20CV.pdf' },
} satisfies Meta<typeof FileLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Detailed: Story = { args: { detail: 'PDF, 412 KB' } };
