import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Document', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const document = {
  block: 'document' as const,
  title: 'Resume',
  value: 'application.resume',
  empty: 'applications.no_resume',
};

/** A missing file is reported without loading the viewer. */
export const MissingFile: Story = {
  args: { scope: { application: {} }, blocks: [{ block: 'header', title: 'An application' }, document] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Resume' })).toBeVisible();
    await expect(canvasElement.querySelector('canvas, a, button')).toBeNull();
  },
};
