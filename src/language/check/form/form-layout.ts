import { allProperties } from '../../compile/form/schema-properties.ts';
import { originOf, type WrittenSchema } from '../../compile/form/schema-references.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { FieldGroup, FieldUi, Reads } from '../../run/form/form-module.ts';
import { type Check, exists } from '../check-context.ts';
import { checkDuplicateNames } from '../duplicate-names.ts';
import { checkMessage } from '../text/message-keys.ts';
import { ANYTHING } from '../value/known-value.ts';
import { checkText } from '../value/values.ts';
import { unreadableValue } from './choices.ts';
import { checkGroupControl, checkWidget, checkWidgetOptions } from './widgets.ts';

/** Checks a form's layout: it names existing fields, widgets suit them, and every field has a label. */
export function checkLayout(check: Check, document: Document, schema: WrittenSchema): void {
  const { groups = [], ui = {} } = document.value as { groups?: FieldGroup[]; ui?: Record<string, FieldUi> };
  const fields = allProperties(schema);
  checkGroups(check, groups, fields, schema, placeIn(document, 'groups'));
  checkUi(check, document, ui, fields, placeIn(document, 'ui'));
  checkLabels(check, fields, ui, placeIn(document, 'schema'), check.drawn.has(document.name));
}

function checkGroups(
  check: Check,
  groups: FieldGroup[],
  all: Record<string, WrittenSchema>,
  { required = [] }: WrittenSchema,
  place: Place,
): void {
  const names = Object.keys(all);
  const seen = new Set<string>();
  for (const [index, { title, fields, as, format, step }] of groups.entries()) {
    const at = within(place, index);
    if (step !== undefined && step <= 0) check.add(within(at, 'step'), `a step of ${step} leads nowhere`);
    for (const [position, name] of fields.entries()) {
      const spot = within(at, 'fields', position);
      if (!names.includes(name)) check.add(spot, `there is no field "${name}"${nearest(name, names)}`, name);
      if (seen.has(name)) check.add(spot, `"${name}" stands in two groups`);
      seen.add(name);
      if (as === 'disclosure' && Array.isArray(required) && required.includes(name))
        check.add(spot, `"${name}" is required, so it cannot be folded away`);
    }
    if (as === 'disclosure') {
      if (title === undefined) check.add(within(at, 'as'), 'a folded group needs a title to open it by');
    } else if (as !== undefined) checkGroupControl(check, as, fields, all, within(at, 'as'));
    if (format !== undefined) exists(check, 'format', format, check.names('format'), within(at, 'format'));
  }
}

function checkUi(
  check: Check,
  document: Document,
  ui: Record<string, FieldUi>,
  fields: Record<string, WrittenSchema>,
  place: Place,
): void {
  for (const [name, options] of Object.entries(ui)) {
    const at = within(place, name);
    const field = fields[name];
    if (!field) {
      check.add(at, `there is no field "${name}"${nearest(name, Object.keys(fields))}`, name);
      continue;
    }
    if (options.widget !== undefined) checkWidget(check, options.widget, name, field, within(at, 'widget'));
    checkWidgetOptions(check, options, at);
    if (typeof options.title === 'string' && /\|\s*labels:/.test(options.title))
      check.add(
        within(at, 'title'),
        'a form cannot read value labels: say the value itself, or a field beside it that reads well',
      );
    if (typeof options.empty === 'string') checkMessage(check, options.empty, within(at, 'empty'));
    if (options.reads) checkReads(check, document, options.reads, name, fields, within(at, 'reads'));
    if (options.transliterate) {
      const { from } = options.transliterate;
      for (const [key, one] of Object.entries({ [name]: field, [from]: fields[from] }))
        if (one?.type !== 'string' || one.format !== undefined)
          check.add(within(at, 'transliterate', 'from'), `"${key}" is no field with a name to spell`, key);
    }
    if (options.items)
      checkUi(check, document, options.items, allProperties(field.items ?? {}), within(at, 'items'));
  }
}

/** Checks the line that shows a moment in another time zone: its time zones are facts of the same form. */
function checkReads(
  check: Check,
  document: Document,
  { text, format, zone, place: at }: Reads,
  name: string,
  fields: Record<string, WrittenSchema>,
  place: Place,
): void {
  if (fields[name]?.format !== 'date-time')
    check.add(place, `"${name}" is no moment ("format": "date-time"), so it reads the same everywhere`);
  for (const [key, fact] of Object.entries({ zone, place: at })) {
    const field = fact === undefined ? undefined : fields[fact];
    if (fact !== undefined && !(field?.readOnly && field.type === 'string'))
      check.add(
        within(place, key),
        `"${fact}" is no fact of the form: a text with "readOnly"${field ? '' : nearest(fact, Object.keys(fields))}`,
        fact,
      );
  }
  exists(check, 'format', format, check.names('format'), within(place, 'format'));
  checkText(check, text, { document, scope: { value: ANYTHING } }, within(place, 'text'));
}

/** Checks labels: screen readers identify a field only by its label. */
function checkLabels(
  check: Check,
  fields: Record<string, WrittenSchema>,
  ui: Record<string, FieldUi>,
  place: Place,
  isDrawn: boolean,
): void {
  const seen: { name: string | undefined; place: Place }[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const options = ui[name] ?? {};
    const spot = originOf(field)?.use ?? originOf(field)?.place ?? within(place, 'properties', name);
    const isSeen = !field.readOnly && options.widget !== 'hidden' && Object.keys(field).length > 0;
    if (isSeen && field.title === undefined && options.title === undefined)
      check.add(
        originOf(field)?.place ?? within(place, 'properties', name),
        `the field "${name}" has no title`,
      );
    if (isSeen) seen.push({ name: (options.title as string | undefined) ?? field.title, place: spot });
    const code = isSeen && isDrawn ? unreadableValue(field.items?.enum ? field.items : field) : undefined;
    if (code !== undefined)
      check.add(spot, `the value "${code}" of "${name}" is shown as it is; give it a label in "x-labels"`);
    const isHeaded = isSeen && field.items?.type === 'object' && options.addable !== false;
    if (isHeaded && !field.items?.title)
      check.add(
        originOf(field.items!)?.place ?? spot,
        `the rows of "${name}" have no title; it stands above each, with the row's number`,
      );
    if (isSeen && field.items)
      checkLabels(check, allProperties(field.items), options.items ?? {}, place, isDrawn);
  }
  checkDuplicateNames(check, 'field called', seen);
}
