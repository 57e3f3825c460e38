import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Otp', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const form = sampleForm(
  {
    required: ['otp'],
    properties: { otp: { title: 'Verification code', type: 'string', pattern: '^[0-9]{6}$' } },
  },
  { ui: { otp: { widget: 'otp' } } },
);
const text = (boxes: HTMLElement[]) => boxes.map((box) => (box as HTMLInputElement).value).join('');

/** The first box has the initial focus. */
export const FocusedOnMount: Story = {
  args: { form },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('textbox');
    await waitFor(() => expect(boxes[0]).toHaveFocus());
    await userEvent.keyboard('42');
    await expect(text(boxes)).toBe('42');
  },
};

export const Typed: Story = {
  args: { form, onSubmit: fn() },
  play: async ({ canvas, args }) => {
    const boxes = canvas.getAllByRole('textbox');
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.keyboard('12x3456');
    await expect(text(boxes)).toBe('123456');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ otp: '123456' });
  },
};

export const Pasted: Story = {
  args: { form },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('textbox');
    await userEvent.click(boxes[3] as HTMLElement);
    await userEvent.paste('Your code: 654 321');
    await expect(text(boxes)).toBe('654321');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(text(boxes)).toBe('6543');
    await expect(boxes[4]).toHaveFocus();
  },
};

export const Overwritten: Story = {
  args: { form, data: { otp: '111111' } },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('textbox');
    await userEvent.click(boxes[2] as HTMLElement);
    await userEvent.keyboard('7');
    await expect(text(boxes)).toBe('117111');
  },
};

export const Refused: Story = {
  args: { form },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus());
  },
};
