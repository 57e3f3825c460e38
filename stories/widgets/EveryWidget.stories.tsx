import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Widget } from '../../generated/definitions.d.ts';
import type { FieldSchema } from '../../src/language/run/form/field-schema.ts';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Every widget', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

const oneOf: FieldSchema = { type: 'string', enum: ['one', 'two'], 'x-labels': { one: 'One', two: 'Two' } };
const severalOf: FieldSchema = { type: 'array', items: oneOf };
const file: FieldSchema = { 'x-file': { accept: ['image/png'], maxBytes: 1_000_000 } };

/**
 * A field for each widget, and a selector that proves that it rendered. Compilation fails if a widget is
 * missing.
 */
const SAMPLES: { [Name in Exclude<Widget, 'hidden'>]: [field: FieldSchema, drawn: string] } = {
  text: [{ type: 'string' }, 'input[type=text], input:not([type])'],
  textarea: [{ type: 'string' }, 'textarea'],
  password: [{ type: 'string', writeOnly: true }, 'input[type=password]'],
  search: [{ type: 'string' }, 'input[type=search]'],
  select: [oneOf, '[role=combobox], select'],
  'multi-select': [severalOf, '[role=combobox]'],
  tags: [{ type: 'array', items: { type: 'string' } }, 'input'],
  checkbox: [{ type: 'boolean' }, 'input[type=checkbox]'],
  checkboxes: [severalOf, 'input[type=checkbox]'],
  segmented: [oneOf, 'input[type=radio]'],
  radio: [oneOf, 'input[type=radio]'],
  date: [{ type: 'string', format: 'date' }, 'input[type=date]'],
  datetime: [{ type: 'string', format: 'date-time' }, 'input[type=datetime-local]'],
  file: [file, 'input[type=file]'],
  image: [file, 'input[type=file]'],
  'rich-text': [{ type: 'string', contentMediaType: 'text/html' }, '[contenteditable=true]'],
  otp: [{ type: 'string', minLength: 6, maxLength: 6 }, 'input'],
};
const NAMES = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];

const nameOf = (widget: Widget) => widget.replaceAll('-', '_');

export const All: StoryObj<typeof meta> = {
  args: {
    form: sampleForm(
      {
        properties: {
          ...Object.fromEntries(
            NAMES.map((name) => [nameOf(name), { title: `The widget ${name}`, ...SAMPLES[name][0] }]),
          ),
          hidden: { title: 'The widget hidden', type: 'string' },
        },
      },
      {
        ui: {
          ...Object.fromEntries(NAMES.map((name) => [nameOf(name), { widget: name }])),
          hidden: { widget: 'hidden' },
        },
      },
    ),
  },
  play: async ({ canvasElement }) => {
    const drawn = (name: Widget) => canvasElement.querySelector(`[data-field="${nameOf(name)}"]`);
    for (const name of NAMES)
      await waitFor(() => expect(drawn(name)?.querySelector(SAMPLES[name][1]), name).toBeTruthy());
    await expect(drawn('hidden')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('The widget hidden');
  },
};
