import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Facts', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const options = { title: 'Options', type: 'array', minItems: 1, items: { type: 'string' } };

/** The chosen row's facts stand beside it, read-only, and decide which fields there are. */
const form = sampleForm({
  properties: {
    kind_id: {
      title: 'Answer type',
      type: 'integer',
      default: 1,
      'x-lookup': { lookup: 'question-types', row: 'kind' },
    },
    kind: { type: 'object', readOnly: true },
  },
  if: {
    required: ['kind'],
    properties: { kind: { required: ['has_options'], properties: { has_options: { const: true } } } },
  },
  // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
  then: { required: ['options'], properties: { options } },
});

export const FieldsFollow: Story = {
  args: { form, onSubmit: fn() },
  play: async ({ canvas, args }) => {
    const kind = canvas.getByRole('combobox', { name: 'Answer type' });
    await expect(kind).toHaveDisplayValue('short text');
    await expect(canvas.queryByText('Options')).toBeNull();
    await userEvent.selectOptions(kind, 'multi select');
    await userEvent.type(canvas.getByLabelText(/Options/, { selector: 'input' }), 'Yes{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ kind_id: 4, options: ['Yes'] }),
    );
    await userEvent.selectOptions(kind, 'date');
    await expect(canvas.queryByText('Options')).toBeNull();
  },
};

/** What is chosen writes into a field beside it, where it can be changed. */
export const Filled: Story = {
  args: {
    form: sampleForm({
      properties: {
        kind_id: {
          title: 'Answer type',
          type: 'integer',
          'x-local': true,
          'x-lookup': { lookup: 'question-types', fill: { text: 'type_label' } },
        },
        text: { title: 'Text', type: 'string' },
      },
    }),
    data: { text: 'As typed' },
    onSubmit: fn(),
  },
  play: async ({ canvas }) => {
    const kind = canvas.getByRole('combobox', { name: 'Answer type' });
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await expect(text).toHaveValue('As typed');
    await userEvent.selectOptions(kind, 'multi select');
    await expect(text).toHaveValue('multi select');
    await userEvent.type(text, ', please');
    await userEvent.selectOptions(kind, '');
    await expect(text).toHaveValue('multi select, please');
  },
};
