import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Ratings', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const form = sampleForm({
  required: ['ratings'],
  properties: {
    names: { type: 'array', items: { type: 'string' }, readOnly: true },
    scale: { type: 'array', items: { type: 'integer' }, readOnly: true },
    ratings: {
      title: 'How well do you know these?',
      type: 'object',
      'x-keys': 'names',
      additionalProperties: { type: 'integer', 'x-options': 'scale' },
    },
  },
});

const data = { names: ['Node.js', 'a[0]', 'Maths'], scale: [1, 2, 3] };

export const Empty: Story = { args: { form, data } };

export const ErrorOfNameWithDots: Story = {
  args: { form, data: { ...data, ratings: { 'Node.js': 3 } }, errors: { 'ratings.Node.js': ['Too good'] } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Too good')).toBeVisible());
    // At the field, rather than as an error of a field that is not shown.
    await expect(canvasElement.querySelector('[data-field="ratings"]')).toHaveTextContent('Too good');
    await userEvent.click(canvas.getAllByRole('radio', { name: '2' })[0]!);
    await waitFor(() => expect(canvas.queryByText('Too good')).toBeNull());
  },
};

export const ValueOfNameWithDots: Story = {
  args: { form, data: { ...data, ratings: { 'Node.js': 9 } } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-field="ratings"]')).toHaveTextContent(
        'Choose one of the options',
      ),
    );
  },
};
