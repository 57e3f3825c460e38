import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Password', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ShownAndHidden: Story = {
  args: {
    form: sampleForm(
      {
        required: ['password'],
        properties: { password: { title: 'Password', type: 'string', minLength: 6 } },
      },
      { ui: { password: { widget: 'password', placeholder: 'Enter Password' } } },
    ),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByPlaceholderText('Enter Password');
    await userEvent.type(input, 'secret');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('secret');
  },
};
