import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/client/ui/button/Button.tsx';
import { Note } from '../../src/client/ui/note/Note.tsx';

const meta = {
  title: 'Parts/Note',
  component: Note,
  args: { title: 'Your e-mail is not verified yet.' },
} satisfies Meta<typeof Note>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', title: 'Profile complete.' } };
export const Warning: Story = { args: { tone: 'warning', title: 'This post closes tomorrow.' } };
export const Danger: Story = { args: { tone: 'danger', title: 'The file could not be read.' } };
export const WithText: Story = {
  args: { children: 'We have sent a code to you.', actions: <Button size="small">Resend</Button> },
};
