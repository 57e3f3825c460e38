import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Validator } from '../../src/language/run/form/form-module.ts';
import { FormStory, type FormStoryProps } from '../FormStory.tsx';
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
    // Never resolves, so that both the keys and the click arrive while it is pending.
    onSubmit: fn(() => new Promise(() => {})),
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

const refuse: Validator = () => {
  refuse.errors = [{ keyword: 'minLength', instancePath: '/first', schemaPath: '', params: { limit: 9 } }];
  return false;
};

/** Forms are validated only by the functions compiled for RJSF. */
export const RefusedByCompiledValidator: Story = {
  args: {
    form: {
      ...form,
      validators: Object.fromEntries(Object.keys(form.validators).map((key) => [key, refuse])),
    },
    data: { first: 'a', second: 'bcd', third: 'e' },
    onSubmit: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Must be at least 9 characters')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const longer = sampleForm({
  ...form.schema,
  properties: { ...form.schema.properties, fourth: { title: 'Fourth', type: 'string' } },
});

function Edited(props: FormStoryProps) {
  const [edited, setEdited] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setEdited(true)}>
        Edit the definition
      </button>
      <FormStory {...props} form={edited ? longer : form} />
    </>
  );
}

export const DefinitionEditedWhileTyping: Story = {
  args: { form },
  render: (props) => <Edited {...props} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/First/), 'typed');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the definition' }));
    await userEvent.type(await canvas.findByLabelText(/Fourth/), 'more');
    await expect(canvas.getByLabelText(/First/)).toHaveValue('typed');
    await userEvent.type(canvas.getByLabelText(/First/), ' on');
    await expect(canvas.getByLabelText(/First/)).toHaveValue('typed on');
  },
};
