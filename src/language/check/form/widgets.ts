import type { Widget } from '../../../../generated/definitions.d.ts';
import type { WrittenSchema } from '../../compile/form/schema-references.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { FieldUi } from '../../run/form/form-module.ts';
import { type Check, exists } from '../check-context.ts';
import { typesOf } from '../value/known-value.ts';

type Suits = (field: WrittenSchema) => boolean;
const is =
  (...types: string[]): Suits =>
  (field) =>
    types.some((type) => typesOf(field).includes(type));
const isList = is('array');
const isText = is('string');
const isFile: Suits = (field) => field['x-file'] !== undefined || field.items?.['x-file'] !== undefined;
const isYesNo: Suits = ({ type, enum: values }) => type === 'boolean' || JSON.stringify(values) === '[0,1]';
const hasFormat =
  (format: string): Suits =>
  (field) =>
    field.format === format;
/** Whether a field's possible values are known: from the schema, a list of the API, or the data. */
const isChoice: Suits = (field) =>
  field.enum !== undefined ||
  field['x-lookup'] !== undefined ||
  field['x-options'] !== undefined ||
  isYesNo(field);
const isOneChoice: Suits = (field) => isChoice(field) && !isList(field);
/** A list names the values of its data beside `items`, where its widget looks for them. */
const isListOfChoices: Suits = (field) =>
  isList(field) && (isChoice(field) || isChoice({ ...field.items, 'x-options': undefined }));

const CHOICE = 'one of several values ("enum", "x-lookup" or "x-options")';
const CHOICES = 'a list of such values ("items" with "enum", or "x-lookup" or "x-options" beside "items")';

/** The fields that each widget suits, and the description of these fields. */
const WIDGETS: Record<Exclude<Widget, 'hidden'>, [suits: Suits, words: string]> = {
  text: [(field) => is('string', 'number', 'integer')(field) && !isFile(field), 'a text or a number'],
  search: [isText, 'a text'],
  textarea: [isText, 'a text'],
  otp: [isText, 'a text'],
  date: [hasFormat('date'), 'a day ("format": "date")'],
  datetime: [hasFormat('date-time'), 'a moment ("format": "date-time")'],
  select: [isOneChoice, CHOICE],
  segmented: [isOneChoice, CHOICE],
  radio: [isOneChoice, CHOICE],
  'multi-select': [isListOfChoices, CHOICES],
  checkboxes: [isListOfChoices, CHOICES],
  tags: [isList, 'a list'],
  file: [isFile, 'a file ("x-file")'],
  image: [isFile, 'a file ("x-file")'],
  checkbox: [isYesNo, 'true or false, or an enum of 0 and 1'],
  password: [(field) => field.writeOnly === true, 'a secret ("writeOnly"), else its text is trimmed'],
  'rich-text': [
    (field) => field.contentMediaType === 'text/html',
    'rich text ("contentMediaType": "text/html")',
  ],
};

/** Checks that a widget suits its field, and names the widgets that would. */
export function checkWidget(
  check: Check,
  widget: string,
  name: string,
  field: WrittenSchema,
  place: Place,
): void {
  if (!exists(check, 'widget', widget, check.names('widget'), place)) return;
  const known: Readonly<Record<string, [suits: Suits, words: string] | undefined>> = WIDGETS;
  const [suits, words] = known[widget] ?? [];
  if (suits && !suits(field))
    check.add(place, `the widget "${widget}" is for ${words}; "${name}" is something else${suitable(field)}`);
  if (field.contentMediaType === 'text/html' && widget !== 'rich-text')
    check.add(place, `"${name}" is rich text; its widget is "rich-text"`);
}

/** Widgets without a text box, which show no placeholder. */
const WITHOUT_PLACEHOLDER: readonly (string | undefined)[] = [
  'checkbox',
  'checkboxes',
  'segmented',
  'radio',
  'date',
  'datetime',
  'file',
  'image',
  'otp',
];

/** Reports options that the field's widget ignores. */
export function checkWidgetOptions(
  check: Check,
  { widget, placeholder, rows, shown }: FieldUi,
  place: Place,
): void {
  if (placeholder !== undefined && WITHOUT_PLACEHOLDER.includes(widget))
    check.add(within(place, 'placeholder'), `the widget "${widget}" shows no "placeholder"; "help" is shown`);
  const only = (key: string, of: string) => {
    if (widget !== of) check.add(within(place, key), `"${key}" is for the widget "${of}" only`);
  };
  if (rows !== undefined) only('rows', 'textarea');
  if (shown !== undefined) only('shown', 'checkboxes');
}

function suitable(field: WrittenSchema): string {
  const fitting = Object.entries(WIDGETS).flatMap(([name, [suits]]) => (suits(field) ? [`"${name}"`] : []));
  return fitting.length ? `; it can be ${fitting.join(', ')}` : '';
}

/** Checks that a group drawn as one control has exactly the two fields it sets. */
export function checkGroupControl(
  check: Check,
  as: 'range' | 'phone',
  names: readonly string[],
  fields: Record<string, WrittenSchema>,
  place: Place,
): void {
  if (names.length !== 2) check.add(place, `"${as}" is one control for two fields`);
  const [suits, words] = as === 'range' ? [is('number', 'integer'), 'numbers'] : [isText, 'texts'];
  for (const name of names) {
    const field = fields[name];
    if (field && !suits(field))
      check.add(within(place), `"${as}" is for two ${words}; "${name}" is something else`);
  }
}
