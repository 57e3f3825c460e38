import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Radio', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const schema = {
  required: ['gender'],
  properties: {
    gender: { title: 'Gender', type: 'string', enum: ['M', 'F'], 'x-labels': { M: 'Male', F: 'Female' } },
  },
};

export const Segmented: Story = {
  args: { form: sampleForm(schema, { ui: { gender: { widget: 'segmented' } } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
  },
};

export const Plain: Story = { args: { form: sampleForm(schema, { ui: { gender: { widget: 'radio' } } }) } };

export const Refused: Story = {
  args: Segmented.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('This field is required')).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: /Gender/ })).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', { name: /Gender/ })).toHaveAccessibleDescription(
      'This field is required',
    );
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Male' })).toHaveFocus());
  },
};

export const PlainRefused: Story = { args: Plain.args, play: Refused.play };
