import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskIllustration } from '../../src/client/ui/art/DeskIllustration.tsx';

const meta = { title: 'Parts/DeskIllustration', component: DeskIllustration } satisfies Meta<
  typeof DeskIllustration
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {
  render: () => (
    <div style={{ display: 'grid', placeItems: 'center', blockSize: '40rem', maxInlineSize: '44rem' }}>
      <DeskIllustration />
    </div>
  ),
};
export const Dark: Story = { ...Light, globals: { theme: 'dark' } };
