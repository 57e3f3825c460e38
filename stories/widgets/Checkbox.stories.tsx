import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Checkbox', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneOrZero: Story = {
  args: {
    form: sampleForm(
      { properties: { shown: { title: 'Show salary range', type: 'integer', enum: [0, 1], default: 1 } } },
      { ui: { shown: { widget: 'checkbox' } } },
    ),
    onSubmit: fn(),
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Show salary range' });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ shown: 0 });
  },
};

export const Several: Story = {
  args: {
    form: sampleForm(
      {
        properties: {
          places: { title: 'Places', type: 'array', items: { type: 'integer' }, 'x-lookup': 'places' },
        },
      },
      { ui: { places: { widget: 'checkboxes', shown: 3 } } },
    ),
    data: { places: [6] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 8' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
  },
};
