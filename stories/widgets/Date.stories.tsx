import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Date', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {
  args: {
    form: sampleForm({ properties: { birth: { title: 'Date of birth', type: 'string', format: 'date' } } }),
    data: { birth: '1990-05-17' },
  },
};

export const Moment: Story = {
  args: {
    form: sampleForm({ properties: { start: { title: 'Start', type: 'string', format: 'date-time' } } }),
    onSubmit: fn(),
  },
  play: async ({ canvas, args }) => {
    fireEvent.change(canvas.getByLabelText('Start'), { target: { value: '2026-09-01T08:30' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ start: new Date('2026-09-01T08:30').toISOString() });
    await expect(canvas.getByLabelText('Start')).toHaveValue('2026-09-01T08:30');
  },
};
