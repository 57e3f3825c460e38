import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Form', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const form = sampleForm({
  required: ['first', 'second', 'third'],
  properties: {
    first: { title: 'First', type: 'string' },
    second: { title: 'Second', type: 'string', minLength: 3 },
    third: { title: 'Third', type: 'string' },
  },
});

export const FirstErrorInDocumentOrder: Story = {
  args: { form, data: { first: 'here' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('This field is required')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(canvas.getByLabelText(/Second/)).toHaveFocus());
    await expect(canvas.getAllByText('This field is required')).toHaveLength(2);
    await userEvent.keyboard('a');
    await expect(await canvas.findByText('Must be at least 3 characters')).toBeVisible();
    await userEvent.keyboard('bc');
    await waitFor(() => expect(canvas.getByLabelText(/Second/)).not.toHaveAttribute('aria-invalid'));
  },
};

export const ServerErrorsUntilChanged: Story = {
  args: {
    form,
    data: { first: 'a', second: 'bcd', third: 'e' },
    errors: { second: ['This name is taken'], elsewhere: ['The link has expired.'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This name is taken')).toBeVisible();
    await expect(canvas.getByText('The link has expired.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/First/), 'x');
    await expect(canvas.getByText('This name is taken')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Second/), 'x');
    await waitFor(() => expect(canvas.queryByText('This name is taken')).toBeNull());
  },
};

export const SubmittedOnce: Story = {
  args: {
    form,
    data: { first: ' a ', second: 'bcd', third: 'e' },
    onSubmit: fn(() => new Promise((done) => setTimeout(done, 50))),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(/First/);
    input.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ first: 'a', second: 'bcd', third: 'e' });
  },
};

export const Busy: Story = { args: { form, busy: true } };
