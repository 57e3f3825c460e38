import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Phone', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CodeAndNumber: Story = {
  args: {
    form: sampleForm(
      {
        required: ['number'],
        properties: {
          code: { title: 'Code', type: 'string', enum: ['+971', '+966', '+974', '+353'], default: '+966' },
          number: { title: 'WhatsApp number', type: 'string', pattern: '^[0-9]{7,15}$' },
        },
      },
      {
        groups: [{ title: 'WhatsApp number', as: 'phone', fields: ['code', 'number'] }],
        ui: { number: { inputmode: 'numeric' } },
      },
    ),
  },
  play: async ({ canvas, step }) => {
    const code = canvas.getByRole('combobox');
    const number = canvas.getByRole('textbox');
    await step('a number without code leaves the code', async () => {
      await userEvent.type(number, '0501234567');
      await expect(code).toHaveValue('+966');
    });
    await step('a number in full brings its code', async () => {
      await userEvent.clear(number);
      await userEvent.type(number, '+353 87 123 4567');
      await expect(code).toHaveValue('+353');
    });
    await step('a code that is not offered changes nothing', async () => {
      await userEvent.clear(number);
      await userEvent.type(number, '+44 20 7946 0000');
      await expect(code).toHaveValue('+353');
    });
  },
};

/** A number as a stored profile may contain it. */
export const InternationalNumber: Story = {
  args: { ...CodeAndNumber.args, data: { code: '+966', number: '+353871234567' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toHaveValue('+353');
  },
};
