import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from '../../src/client/ui/SkipLink.tsx';

const meta = { title: 'Parts/SkipLink', component: SkipLink, args: { target: 'main' } } satisfies Meta<
  typeof SkipLink
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
};
