import type { FieldGroup, FieldUi } from '../../src/shared/form-module.ts';
import { type Document, placeIn } from '../definitions/documents.ts';
import { type Place, within } from '../definitions/findings.ts';
import { nearest } from '../definitions/nearest.ts';
import { allProperties } from '../definitions/properties.ts';
import { originOf, type WrittenSchema } from '../definitions/schema-references.ts';
import { type Check, exists } from './check.ts';
import { typesOf } from './known.ts';

/** How a form is drawn: names are fields of it, widgets suit them, and every field has a label. */
export function checkLayout(check: Check, document: Document, schema: WrittenSchema): void {
  const { groups = [], ui = {} } = document.value as { groups?: FieldGroup[]; ui?: Record<string, FieldUi> };
  const fields = allProperties(schema);
  checkGroups(check, groups, Object.keys(fields), placeIn(document, 'groups'));
  checkUi(check, ui, fields, placeIn(document, 'ui'));
  checkLabels(check, fields, ui, placeIn(document, 'schema'));
}

function checkGroups(check: Check, groups: FieldGroup[], names: string[], place: Place): void {
  const seen = new Set<string>();
  for (const [index, { fields, as, format }] of groups.entries()) {
    const at = within(place, index);
    for (const [position, name] of fields.entries()) {
      const spot = within(at, 'fields', position);
      if (!names.includes(name)) check.add(spot, `there is no field "${name}"${nearest(name, names)}`);
      if (seen.has(name)) check.add(spot, `"${name}" stands in two groups`);
      seen.add(name);
    }
    if (as !== undefined && fields.length !== 2)
      check.add(within(at, 'as'), `"${as}" is one control for two fields`);
    if (format !== undefined) exists(check, 'format', format, check.names('format'), within(at, 'format'));
  }
}

function checkUi(
  check: Check,
  ui: Record<string, FieldUi>,
  fields: Record<string, WrittenSchema>,
  place: Place,
): void {
  for (const [name, options] of Object.entries(ui)) {
    const at = within(place, name);
    const field = fields[name];
    if (!field) {
      check.add(at, `there is no field "${name}"${nearest(name, Object.keys(fields))}`);
      continue;
    }
    if (options.widget !== undefined) checkWidget(check, options.widget, name, field, within(at, 'widget'));
    if (typeof options.empty === 'string')
      exists(check, 'message', options.empty, check.names('message'), within(at, 'empty'));
    if (options.items) checkUi(check, options.items, allProperties(field.items ?? {}), within(at, 'items'));
  }
}

type Suits = (field: WrittenSchema) => boolean;
const isList: Suits = (field) => typesOf(field as never).includes('array');
const isFile: Suits = (field) => field['x-file'] !== undefined || field.items?.['x-file'] !== undefined;
const isYesNo: Suits = ({ type, enum: values }) => type === 'boolean' || JSON.stringify(values) === '[0,1]';
const isText: Suits = (field) => typesOf(field as never).includes('string');

/** What a field must be for a widget, and how to say so. */
const WIDGETS: Record<string, [suits: Suits, words: string]> = {
  'multi-select': [isList, 'a list'],
  checkboxes: [isList, 'a list'],
  tags: [isList, 'a list'],
  file: [isFile, 'a file ("x-file")'],
  image: [isFile, 'a file ("x-file")'],
  checkbox: [isYesNo, 'true or false, or an enum of 0 and 1'],
  password: [(field) => field.writeOnly === true, 'a secret ("writeOnly"), else its text is trimmed'],
  'rich-text': [
    (field) => field.contentMediaType === 'text/html',
    'rich text ("contentMediaType": "text/html")',
  ],
  textarea: [isText, 'a text'],
  otp: [isText, 'a text'],
};

function checkWidget(check: Check, widget: string, name: string, field: WrittenSchema, place: Place): void {
  if (!exists(check, 'widget', widget, check.names('widget'), place)) return;
  const [suits, words] = WIDGETS[widget] ?? [];
  if (suits && !suits(field)) check.add(place, `the widget "${widget}" is for ${words}; "${name}" is none`);
  if (field.contentMediaType === 'text/html' && widget !== 'rich-text')
    check.add(place, `"${name}" is rich text; its widget is "rich-text"`);
}

/** Whoever cannot see the page knows a field by its label only. */
function checkLabels(
  check: Check,
  fields: Record<string, WrittenSchema>,
  ui: Record<string, FieldUi>,
  place: Place,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const options = ui[name] ?? {};
    const isSeen = !field.readOnly && options.widget !== 'hidden' && Object.keys(field).length > 0;
    if (isSeen && field.title === undefined && options.title === undefined)
      check.add(
        originOf(field)?.place ?? within(place, 'properties', name),
        `the field "${name}" has no title`,
      );
    if (isSeen && field.items) checkLabels(check, allProperties(field.items), options.items ?? {}, place);
  }
}
