import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SchemaForm } from '../../src/client/blocks/form/SchemaForm.tsx';
import { LookupContext } from '../../src/client/engine/value/lookup-context.ts';
import { Button } from '../../src/client/ui/button/Button.tsx';
import { FormStory } from '../FormStory.tsx';
import { useSampleLookup } from '../sample-lookups.ts';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Facts', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const options = { title: 'Options', type: 'array', minItems: 1, items: { type: 'string' } };

/** The chosen row's facts are read-only sibling fields, and decide which other fields exist. */
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

/** A choice fills a sibling field, which can be edited; what the user typed there stays. */
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
    onSubmit: fn(),
    errors: { text: ['Too short'] },
  },
  play: async ({ canvas }) => {
    const kind = canvas.getByRole('combobox', { name: 'Answer type' });
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await expect(canvas.getByText('Too short')).toBeVisible();
    await userEvent.selectOptions(kind, 'date');
    await waitFor(() => expect(text).toHaveValue('date'));
    await expect(canvas.queryByText('Too short')).toBeNull();
    await userEvent.selectOptions(kind, 'multi select');
    await waitFor(() => expect(text).toHaveValue('multi select'));
    await userEvent.type(text, ', please');
    await userEvent.selectOptions(kind, 'number');
    await userEvent.selectOptions(kind, '');
    await expect(text).toHaveValue('multi select, please');
  },
};

/** Values that arrive without the facts of their choice get them again, each time. */
export const FactsRestored: Story = {
  args: { form },
  render: function Replaced({ form }) {
    const [data, setData] = useState<Readonly<Record<string, unknown>>>({ kind_id: 4 });
    return (
      <>
        <LookupContext value={useSampleLookup}>
          <SchemaForm form={form} data={data} label="Values that are replaced">
            {null}
          </SchemaForm>
        </LookupContext>
        <Button onClick={() => setData({ kind_id: 4, options: ['Yes'] })}>Discard</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const replaced = within(canvas.getByRole('form', { name: 'Values that are replaced' }));
    await expect(await replaced.findByText('Options')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await replaced.findByText('Yes')).toBeVisible();
    await expect(replaced.getByText('Options')).toBeVisible();
  },
};
