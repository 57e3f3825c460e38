import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/RichText', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const form = sampleForm({
  required: ['text'],
  properties: { text: { title: 'Job description', type: 'string', contentMediaType: 'text/html' } },
});

export const Written: Story = {
  args: { form, onSubmit: fn() },
  play: async ({ canvas, args }) => {
    const text = await canvas.findByRole('textbox', { name: /Job description/ });
    await userEvent.click(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await userEvent.type(text, 'Teach well');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ text: '<p><strong>Teach well</strong></p>' });
  },
};

export const Listed: Story = {
  args: { form, data: { text: '<p>Plan</p><p>Guide</p>' }, onSubmit: fn() },
  play: async ({ canvas, args }) => {
    const text = await canvas.findByRole('textbox');
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Bulleted list' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      text: '<ul><li><p>Plan</p></li><li><p>Guide</p></li></ul>',
    });
  },
};

export const Refused: Story = {
  args: { form },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveAccessibleDescription('This field is required');
  },
};

export const Formatted: Story = {
  args: {
    form,
    data: {
      text: '<h2>What you will do</h2><p>Teach <em>mathematics</em> in grades 9 to 12. <a href="https://example.org">More</a></p><ol><li><p>Plan</p></li></ol>',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What you will do' })).toBeVisible();
  },
};
