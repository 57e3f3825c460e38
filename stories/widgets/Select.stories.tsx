import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Select', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {
  args: {
    form: sampleForm({
      required: ['level'],
      properties: { level: { title: 'Level', type: 'integer', 'x-lookup': 'levels' } },
    }),
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: /Level/ });
    await userEvent.selectOptions(select, 'Cedar');
    await expect(select).toHaveDisplayValue('Cedar');
  },
};

const long = sampleForm({
  required: ['country'],
  properties: { country: { title: 'Country', type: 'integer', 'x-lookup': 'countries' } },
});

export const LongBySearching: Story = {
  args: { form: long },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: /Country/ });
    await userEvent.click(input);
    await userEvent.type(input, 'dahlia 3');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Dahlia 3');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const LongByKeys: Story = {
  args: { form: long },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: /Country/ });
    input.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Cedar');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('Cedar');
  },
};

export const LongOpen: Story = {
  args: { form: long, data: { country: 5 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Country/ }));
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Elm');
  },
};
