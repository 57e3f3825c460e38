import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../src/client/ui/button/Button.tsx';

const meta = {
  title: 'Parts/Button',
  component: Button,
  args: { children: 'Save & Continue' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { tone: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Danger: Story = { args: { tone: 'danger', icon: 'trash', children: 'Delete' } };
export const Small: Story = { args: { size: 'small', icon: 'plus', children: 'Add' } };
export const Disabled: Story = { args: { disabled: true } };
export const All: Story = {
  render: () => (
    <div className="stack">
      {([false, true] as const).map((busy) => (
        <div key={String(busy)} className="cluster">
          {(['primary', 'secondary', 'quiet', 'danger'] as const).map((tone) => (
            <Button key={tone} tone={tone} busy={busy} icon="send">
              Submit
            </Button>
          ))}
          <Button size="small" busy={busy}>
            Small
          </Button>
          <Button disabled>Disabled</Button>
          <Button aria-pressed="true" icon="flag-filled">
            Saved
          </Button>
        </div>
      ))}
    </div>
  ),
};
export const Busy: Story = {
  args: { tone: 'primary', busy: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};
