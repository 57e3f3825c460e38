import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Range', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const form = sampleForm(
  {
    properties: {
      low: { title: 'Salary from', type: 'integer', minimum: 0 },
      high: { title: 'Salary to', type: 'integer', minimum: 0, 'x-gap': { over: 'low', by: 100 } },
    },
  },
  {
    groups: [
      {
        title: 'Salary Range',
        as: 'range',
        fields: ['low', 'high'],
        max: 100_000,
        step: 100,
        format: 'money-k',
        currency: 'USD',
      },
    ],
  },
);

export const KeepsItsGap: Story = {
  args: { form, data: { low: 3000, high: 3200 } },
  play: async ({ canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Salary from' });
    low.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    fireEvent.change(low, { target: { value: '9000' } });
    await expect(low).toHaveValue('3100');
    await expect(low).toHaveAttribute('aria-valuetext', '$3.1k');
  },
};

export const WithNumbers: Story = {
  args: {
    form: sampleForm(form.schema, { groups: form.groups?.map((group) => ({ ...group, inputs: true })) }),
    data: { low: 20_000, high: 250_000 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Salary to' })).toHaveValue('100000');
    await expect(canvas.getByRole('textbox', { name: 'Salary to' })).toHaveValue('250000');
  },
};
