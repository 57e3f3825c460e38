import type { Lookup } from '../../../../generated/definitions.d.ts';
import { allProperties, branchesOf, hasProperties } from '../../compile/form/schema-properties.ts';
import { originOf, type WrittenSchema } from '../../compile/form/schema-references.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { LookupUse } from '../../run/form/field-schema.ts';
import { pathsOf } from '../../run/value/value-path.ts';
import { type Check, documentOf, exists } from '../check-context.ts';
import { describeType, fits, known, type Schema, type Spot } from '../value/known-value.ts';
import { checkWhen, itemsOf } from '../value/values.ts';
import { checkContradictions } from './contradictions.ts';
import { checkDataReferences } from './data-references.ts';
import { checkLayout } from './form-layout.ts';
import { checkWarnings } from './form-warnings.ts';
import { checkLookupIds } from './lookup-ids.ts';
import { checkPattern } from './patterns.ts';
import { checkMessages } from './rule-messages.ts';
import { type SchemaNode, schemaNodes } from './schema-nodes.ts';
import { checkStoredChanges } from './stored-changes.ts';
import { checkAlwaysDrawn, checkHiddenRequired } from './unfillable.ts';

/** Checks a form: its names exist, its rules can be satisfied and have messages, its lookups exist. */
export function checkForm(check: Check, document: Document): void {
  const schema = check.project.forms.schemaOf(document.name);
  if (!schema) return;
  for (const node of schemaNodes(schema)) {
    const place = originOf(node.schema)?.place ?? placeIn(document, 'schema');
    checkRequired(check, node, place);
    checkAlwaysDrawn(check, node, place);
    checkMessages(check, node, place);
    checkContradictions(check, node, place);
    checkDataReferences(check, node, place);
    checkLookup(check, node, place);
    checkRequiredMessages(check, node, document);
    checkType(check, node, place);
    checkRules(check, node, document, place);
    checkConditions(check, node, place);
    if (node.schema.pattern !== undefined) checkPattern(check, node.schema.pattern, within(place, 'pattern'));
    if (node.schema.items) checkRow(check, node, place);
  }
  checkLayout(check, document, schema);
  checkHiddenRequired(check, document, schema);
  checkWarnings(check, document, schema);
  checkStoredChanges(check, document, schema);
}

/**
 * Returns the fields that a wrong name in `required` may mean: the one with an unused message for `required`,
 * else all.
 */
function likely(schema: WrittenSchema, fields: Record<string, WrittenSchema>): string[] {
  const names = Object.keys(fields);
  const required = requiredWithin(schema);
  const waiting = names.filter((name) => fields[name]!['x-messages']?.required && !required.includes(name));
  return waiting.length === 1 ? waiting : names;
}

function checkRequired(check: Check, { schema, fields }: SchemaNode, place: Place): void {
  for (const [index, name] of (schema.required ?? []).entries())
    if (!(name in fields))
      check.add(
        within(place, 'required', index),
        `"${name}" is required, but there is no such field${nearest(name, likely(schema, fields))}`,
        name,
      );
}

/** Reports a message for `required` at a field that is not required. */
function checkRequiredMessages(check: Check, { schema, fields }: SchemaNode, document: Document): void {
  const required = new Set(requiredWithin(schema));
  // A wrong name in `required` is reported already, and usually means a field with such a message.
  if ([...required].some((name) => !(name in fields))) return;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const at = originOf(field)?.use ?? originOf(field)?.place;
    // A shared field's message serves the forms that require the field; this one need not.
    const isOwn = at?.source === document.source && originOf(field)?.use === undefined;
    if (isOwn && field['x-messages']?.required !== undefined && !required.has(name) && name in fields)
      check.add(
        within(at, 'x-messages', 'required'),
        `"${name}" has a message for "required", but is not required; add it to "required"`,
      );
  }
}

function requiredWithin(schema: WrittenSchema): string[] {
  return [...(schema.required ?? []), ...branchesOf(schema).flatMap(requiredWithin)];
}

/** Checks that a field declares its type. */
function checkType(check: Check, { schema, name, beside, isBranch }: SchemaNode, place: Place): void {
  // Each branch may declare the type in its own way.
  const whole = { ...(name !== undefined && beside[name]), ...schema };
  const said = ['type', 'enum', 'const', 'anyOf', 'x-file', 'x-switch'].some((keyword) => keyword in whole);
  const isUnknown = Object.keys(schema).length === 0;
  if (name !== undefined && !isBranch && !said && !isUnknown && !hasProperties(schema))
    check.add(place, `the field "${name}" does not say its "type"`);
}

/** Checks that a field's lookup exists and returns values of the field's type. */
function checkLookup(check: Check, { schema, beside, name }: SchemaNode, place: Place): void {
  const written = schema['x-lookup'];
  if (written === undefined) return;
  const use: LookupUse = typeof written === 'string' ? { lookup: written } : written;
  const at = within(place, 'x-lookup');
  if (!exists(check, 'lookup', use.lookup, check.names('lookups'), at)) return;
  const lookup = documentOf<Lookup>(check, 'lookups', use.lookup);
  if (!lookup) return;
  if (name !== undefined) checkLookupIds(check, name, use.lookup, at);
  const parameters = check.operations.get(lookup.value.operation)?.parameters;
  if (schema.type === 'array' && parameters?.has('page') && lookup.value.ids === undefined)
    check.add(
      at,
      `the lookup "${use.lookup}" comes page by page and this field takes several values; it must say by which parameter ("ids") the chosen ones are read`,
    );
  for (const [parameter, source] of Object.entries(use.params ?? {})) {
    const asked = parameters?.get(parameter);
    if (!asked)
      check.add(
        at,
        `the lookup "${use.lookup}" takes no "${parameter}"${nearest(parameter, parameters?.keys() ?? [])}`,
      );
    for (const path of pathsOf(source)) {
      const field = /^\w+/.exec(path)?.[0] ?? '';
      if (!(field in beside))
        check.add(
          at,
          `there is no field "${field}" beside this one${nearest(field, Object.keys(beside))}`,
          field,
        );
    }
  }
  const row = rowOf(check, lookup.value);
  checkFilling(check, use, beside, row, at);
  if (use.row !== undefined && !beside[use.row]?.readOnly)
    check.add(at, `"${use.row}" must be a read-only field beside this one, to receive the chosen row`);
  const stored = row?.properties?.[lookup.value.value];
  if (!stored) return;
  const given = known(check.project.api, stored);
  const asked = (schema.items ?? schema) as Schema;
  if (!fits({ ...given, optional: false }, asked))
    check.add(
      at,
      `the lookup "${use.lookup}" gives ${describeType(given)}, the field stores ${describeType(known(check.project.api, asked))}`,
    );
}

/** Checks the siblings that a choice fills in: the rows have the property, and the sibling is a text. */
function checkFilling(
  check: Check,
  { lookup, fill = {} }: LookupUse,
  beside: Record<string, WrittenSchema>,
  row: Schema | undefined,
  at: Place,
): void {
  for (const [name, property] of Object.entries(fill)) {
    const field = beside[name];
    if (!field)
      check.add(at, `there is no field "${name}" beside this one${nearest(name, Object.keys(beside))}`, name);
    else if (field.type !== 'string' || field.readOnly || field.enum)
      check.add(at, `"${name}" must be a text that can be written, to be filled with "${property}"`);
    if (row?.properties && !(property in row.properties))
      check.add(
        at,
        `rows of the lookup "${lookup}" have no "${property}"${nearest(property, Object.keys(row.properties))}`,
        property,
      );
  }
}

/** Returns the schema of a lookup's rows. */
export function rowOf(check: Check, { operation }: Pick<Lookup, 'operation'>): Schema | undefined {
  const answer = check.operations.get(operation)?.answer;
  return answer && itemsOf(check, answer).schema;
}

function checkRules(check: Check, { schema, fields }: SchemaNode, document: Document, place: Place): void {
  const names = Object.keys(fields);
  for (const [index, rule] of (schema['x-rules'] ?? []).entries()) {
    const at = within(place, 'x-rules', index);
    const scope = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        known(check.project.api, field, { optional: true }),
      ]),
    );
    const spot: Spot = { document, scope };
    checkWhen(check, rule.when, spot, within(at, 'when'));
    for (const key of ['disable', 'clear', 'hide'] as const)
      for (const name of rule[key] ?? [])
        if (!names.includes(name))
          check.add(within(at, key), `there is no field "${name}"${nearest(name, names)}`, name);
    for (const name of rule.clear ?? [])
      if (schema.required?.includes(name))
        check.add(within(at, 'clear'), `"${name}" is required, so it cannot be emptied`);
  }
  const choice = schema['x-switch'];
  const root = choice?.on.split('.')[0];
  if (root !== undefined && !(root in fields))
    check.add(within(place, 'x-switch', 'on'), `there is no field "${root}"${nearest(root, names)}`, root);
  if (choice && schema.if)
    check.add(within(place, 'x-switch'), '"x-switch" and "if" exclude each other; put one into "allOf"');
}

/** Reports an `if` that does not require the field it tests: it would be true for an empty object. */
function checkConditions(check: Check, { schema, fields }: SchemaNode, place: Place): void {
  if (!schema.if) return;
  const loose = looseNames(schema.if);
  for (const name of loose)
    check.add(
      within(place, 'if'),
      `"if" looks at "${name}" without requiring it, and so holds where it is missing`,
    );
  for (const name of Object.keys(schema.if.properties ?? {}))
    if (!(name in fields))
      check.add(
        within(place, 'if', 'properties', name),
        `there is no field "${name}"${nearest(name, Object.keys(fields))}`,
        name,
      );
}

function looseNames({ properties = {}, required = [], anyOf = [], allOf = [] }: WrittenSchema): string[] {
  const loose = Object.entries(properties).flatMap(([name, inner]) => [
    ...(required.includes(name) ? [] : [name]),
    ...looseNames(inner),
  ]);
  return [...loose, ...[...anyOf, ...allOf].flatMap(looseNames)];
}

/** Reports two fields of a row that would be read back under one name. */
function checkRow(check: Check, { schema }: SchemaNode, place: Place): void {
  const seen = new Map<string, string>();
  for (const [name, field] of Object.entries(allProperties(schema.items ?? {}))) {
    const read = field['x-read'] ?? name;
    const other = seen.get(read);
    if (other !== undefined) check.add(place, `"${other}" and "${name}" are both read back as "${read}"`);
    seen.set(read, name);
  }
}
