import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorNote } from '../../src/client/ui/note/ErrorNote.tsx';

const meta = {
  title: 'Parts/ErrorNote',
  component: ErrorNote,
  args: { message: 'Failed to load vacancies.' },
} satisfies Meta<typeof ErrorNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithRetry: Story = { args: { onRetry: () => {} } };
