import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Text', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  args: { form: sampleForm({ required: ['city'], properties: { city: { title: 'City', type: 'string' } } }) },
};

export const Help: Story = {
  args: {
    form: sampleForm(
      { properties: { code: { title: 'ISO code', type: 'string', pattern: '^[A-Z]{2}$' } } },
      { ui: { code: { placeholder: 'e.g. AE', help: 'ISO 3166, two letters' } } },
    ),
  },
};

export const NumberAsText: Story = {
  args: {
    form: sampleForm({
      required: ['gpa'],
      properties: { gpa: { title: 'GPA/Grade', type: 'number', maximum: 4 } },
    }),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/GPA/);
    await userEvent.type(input, '3.50');
    await expect(input).toHaveValue('3.50');
    await userEvent.clear(input);
    await userEvent.type(input, 'good');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Enter a number')).toBeVisible();
    await expect(input).toHaveAccessibleDescription('Enter a number');
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const Textarea: Story = {
  args: {
    form: sampleForm(
      { properties: { about: { title: 'About', type: 'string', maxLength: 500 } } },
      { ui: { about: { widget: 'textarea', help: '100 to 500 characters' } } },
    ),
    data: { about: 'We are many.' },
  },
};

export const Disabled: Story = {
  args: {
    form: sampleForm({
      properties: {
        city: { title: 'City', type: 'string' },
        about: { title: 'About', type: 'string', maxLength: 5000 },
      },
    }),
    data: { city: 'Muscat' },
    disabled: true,
  },
};
