import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Tags', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Added: Story = {
  args: {
    form: sampleForm({
      properties: { options: { title: 'Options', type: 'array', items: { type: 'string' } } },
    }),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Options', { selector: 'input' });
    await userEvent.type(input, 'Planning{Enter}Assessment{Enter}Planning{Enter}');
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText('Assessment')).toBeNull();
  },
};
