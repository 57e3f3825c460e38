import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Search', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cleared: Story = {
  args: {
    form: sampleForm(
      { properties: { search: { title: 'Search', type: 'string' } } },
      { ui: { search: { widget: 'search', placeholder: 'Search by title' } } },
    ),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 'math');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};
