import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const thumb = (canvas: Canvas, name: string) => canvas.findByRole('slider', { name });

export const KeepsGap: Story = {
  args: { form, data: { low: 3000, high: 3200 } },
  play: async ({ canvas }) => {
    const low = await thumb(canvas, 'Salary from');
    low.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(low).toHaveValue('3100');
    await expect(low).toHaveAttribute('aria-valuetext', '$3.1k');
    await userEvent.keyboard('{End}');
    await expect(low).toHaveValue('3100');
    await userEvent.keyboard('{Home}');
    await expect(low).toHaveValue('0');
    const high = await thumb(canvas, 'Salary to');
    high.focus();
    await userEvent.keyboard('{End}');
    await expect(high).toHaveValue('100000');
    await userEvent.keyboard('{PageDown}');
    await expect(high).toHaveValue('99000');
    await userEvent.keyboard('{Home}');
    await expect(high).toHaveValue('100');
  },
};

/** Pressing the track moves the nearer thumb. */
export const TrackPressed: Story = {
  args: { form, data: { low: 20_000, high: 80_000 } },
  play: async ({ canvas, canvasElement }) => {
    const low = await thumb(canvas, 'Salary from');
    const line = canvasElement.querySelector('.range-track') as HTMLElement;
    const { left, width, top } = line.getBoundingClientRect();
    const coords = { clientX: left + width * 0.4, clientY: top + 2 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: line, coords },
      { keys: '[/MouseLeft]', target: line, coords },
    ]);
    await waitFor(() => expect(low).toHaveValue('40000'));
    await expect(await thumb(canvas, 'Salary to')).toHaveValue('80000');
  },
};

export const RightToLeft: Story = {
  args: { form, data: { low: 3000, high: 9000 } },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const low = await thumb(canvas, 'Salary from');
    const high = await thumb(canvas, 'Salary to');
    await expect(low.getBoundingClientRect().left).toBeGreaterThan(high.getBoundingClientRect().left);
    low.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(low).toHaveValue('3100');
  },
};

export const WithNumbers: Story = {
  args: {
    form: sampleForm(form.schema, { groups: form.groups?.map((group) => ({ ...group, inputs: true })) }),
    data: { low: 20_000, high: 250_000 },
  },
  play: async ({ canvas }) => {
    await expect(await thumb(canvas, 'Salary to')).toHaveValue('100000');
    await expect(canvas.getByRole('textbox', { name: 'Salary to' })).toHaveValue('250000');
  },
};
