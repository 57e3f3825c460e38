import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/MultiSelect', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const form = sampleForm(
  {
    required: ['skills'],
    properties: {
      skills: {
        title: 'Skills',
        type: 'array',
        minItems: 1,
        items: { type: 'integer' },
        'x-lookup': 'skills',
      },
    },
  },
  { ui: { skills: { widget: 'multi-select' } } },
);

export const Toggled: Story = {
  args: { form },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Skills/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cedar' }));
    await userEvent.click(screen.getByRole('option', { name: 'Amber' }));
    await expect(canvas.getAllByRole('button', { name: /^Remove/ }).map((one) => one.ariaLabel)).toEqual([
      'Remove Amber',
      'Remove Cedar',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Cedar' }));
    await expect(canvas.queryByRole('button', { name: 'Remove Cedar' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

export const Removed: Story = {
  args: { form, data: { skills: [1, 2, 3] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Birch' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  },
};

export const Refused: Story = {
  args: { form },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('This field is required')).toBeVisible();
  },
};
