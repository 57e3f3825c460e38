import type { Findings } from '../../grammar/findings.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import { isBranch } from '../../run/form/asked-steps.ts';
import type { FieldSchema } from '../../run/form/field-schema.ts';
import { shapeOf } from '../form/field-shape.ts';
import type { Forms } from '../form/resolve-forms.ts';
import { allProperties } from '../form/schema-properties.ts';
import { originOf, type WrittenSchema } from '../form/schema-references.ts';
import type { ApiNode } from './api-node.ts';
import { toBodySchema } from './body-schema.ts';
import { notNull, toReadSchema } from './read-schema.ts';

/**
 * Expands a request body written as `x-wizard` and `x-form`, each a name or a list of names, with further
 * properties of its own. With `x-partial: true` it is an update: nothing is required, and null clears a
 * field. A JSON body has no files; in an update their URLs say which to keep.
 */
export function bodyOf(node: ApiNode, place: Place, forms: Forms, findings: Findings): ApiNode {
  const {
    'x-form': form,
    'x-wizard': wizard,
    'x-partial': partial,
    ...own
  } = node as ApiNode & WrittenSchema;
  const wizards = listOf(wizard);
  const sets = [
    ...wizards.map((name) => stepsOf(name, within(place, 'x-wizard'), forms, findings)),
    ...known(listOf(form), within(place, 'x-form'), forms, findings).map((name) => [name]),
  ];
  const names = sets.flat();
  const branches = Object.fromEntries(
    wizards
      .flatMap((name) => forms.stepsOf(name) ?? [])
      .flatMap((step) => (isBranch(step.when) ? [[step.form, step.when]] : [])),
  );
  // What a step asks that depends on an earlier answer is required only then, which the server checks by form.
  const always = names.filter((name) => !(name in branches));
  const derived = toBodySchema(mergeForms(names, place, forms, findings, always));
  const isJson = place.pointer.includes('application/json');
  const sent = Object.entries(derived.properties ?? {}).flatMap(
    ([name, field]): [string, WrittenSchema][] => {
      if (!hasFile(field)) return [[name, field]];
      if (!isJson) return [[name, partial ? orAddress(field) : field]];
      return partial ? [[name, addressOf(field)]] : [];
    },
  );
  const fields = partial ? sent.map(([name, field]) => [name, orNull(field)] as const) : sent;
  const properties = { ...Object.fromEntries(fields), ...own.properties };
  const required = [...(own.required ?? []), ...(partial ? [] : (derived.required ?? []))];
  return {
    ...own,
    type: 'object',
    properties,
    ...(required.length && { required: [...new Set(required)].filter((name) => name in properties) }),
    additionalProperties: false,
    'x-forms': [...new Set(names)],
    'x-form-sets': sets,
    ...(Object.keys(branches).length > 0 && { 'x-branches': branches }),
    ...(wizards.length && { 'x-wizards': wizards }),
    ...(partial === true && { 'x-partial': true }),
  };
}

/**
 * Expands a schema written as `x-read-of: [wizard, 'form:name', …]`: the fields of those forms in their read
 * shape, and the server's own properties beside them. Those in `required` are always present.
 */
export function readShapeOf(node: ApiNode, place: Place, forms: Forms, findings: Findings): ApiNode {
  const { 'x-read-of': of, ...own } = node as ApiNode & WrittenSchema;
  const spot = within(place, 'x-read-of');
  const names = (of as string[]).flatMap((name) =>
    name.startsWith('form:')
      ? known([name.slice(5)], spot, forms, findings)
      : stepsOf(name, spot, forms, findings),
  );
  const asked = mergeForms(names, place, forms, findings);
  for (const [name, said] of Object.entries(own.properties ?? {}))
    if (![said.type].flat().includes('null')) refuseTakenName(name, asked.properties?.[name], findings);
  const derived = toReadSchema(asked);
  const properties: Record<string, FieldSchema> = { ...derived.properties, ...own.properties };
  for (const name of own.required ?? []) {
    const isOwn = own.properties && name in own.properties;
    if (!isOwn && properties[name]) properties[name] = notNull(properties[name]);
    if (!properties[name])
      findings.add(
        within(place, 'required'),
        `"${name}" is no property${nearest(name, Object.keys(properties))}`,
        name,
      );
  }
  return { ...own, type: 'object', properties };
}

/**
 * Expands a property written as `x-read-of` and `x-only: name`: that field of those forms, never null unless
 * `x-nullable`. Answers that show a field away from its record stay as its form is edited.
 */
export function readFieldOf(node: ApiNode, place: Place, forms: Forms, findings: Findings): ApiNode {
  const {
    'x-only': name,
    'x-nullable': isNullable = false,
    description,
    ...of
  } = node as ApiNode & { 'x-only': string; 'x-nullable'?: boolean };
  const { properties } = readShapeOf({ ...of, required: isNullable ? [] : [name] }, place, forms, findings);
  return {
    ...(properties as Record<string, ApiNode>)[name],
    ...(description !== undefined && { description }),
  };
}

/**
 * Refuses a field with the name of a property that the server always sets, because it could never be read
 * back. Files and rows are allowed: they are read as URLs, and with the server's properties in each row.
 */
function refuseTakenName(name: string, field: WrittenSchema | undefined, findings: Findings): void {
  const isOwn = field && !field.readOnly && !hasFile(field) && !field.items?.properties;
  const spot = isOwn ? spotOf(field) : undefined;
  if (spot) findings.add(spot, `the server says "${name}" itself; give the field another name`);
}

/** Returns the place where a form declares a field. */
function spotOf(field: WrittenSchema): Place | undefined {
  const origin = originOf(field);
  return origin?.use ?? origin?.place;
}

/**
 * Merges the fields of several forms; a field that two forms share must have one shape. Only those that are
 * `always` asked can require a field.
 */
function mergeForms(
  names: string[],
  place: Place,
  forms: Forms,
  findings: Findings,
  always: readonly string[] = names,
): WrittenSchema {
  const fields = new Map<string, { form: string; field: WrittenSchema }>();
  const required: string[] = [];
  for (const form of names) {
    const schema = forms.schemaOf(form) ?? {};
    for (const [name, field] of Object.entries(allProperties(schema))) {
      const first = fields.get(name);
      if (first && shapeOf(first.field) !== shapeOf(field))
        findings.add(
          spotOf(field) ?? place,
          `"${name}" has one shape in the form "${first.form}" and another in "${form}"`,
        );
      if (!first) fields.set(name, { form, field });
    }
    if (always.includes(form)) required.push(...(schema.required ?? []));
  }
  return {
    type: 'object',
    properties: Object.fromEntries([...fields].map(([name, { field }]) => [name, field])),
    required: [...new Set(required)],
  };
}

function stepsOf(wizard: string, place: Place, forms: Forms, findings: Findings): string[] {
  const steps = forms.stepsOf(wizard);
  if (!steps)
    findings.add(
      place,
      `there is no wizard "${wizard}"${nearest(wizard, forms.wizards)}`,
      `wizard ${wizard}`,
    );
  return known(
    (steps ?? []).map(({ form }) => form),
    place,
    forms,
    findings,
  );
}

function known(names: string[], place: Place, forms: Forms, findings: Findings): string[] {
  return names.filter((name) => {
    const exists = forms.schemaOf(name) !== undefined;
    if (!exists)
      findings.add(place, `there is no form "${name}"${nearest(name, forms.names)}`, `form ${name}`);
    return exists;
  });
}

function listOf(names: unknown): string[] {
  return names === undefined ? [] : [names].flat().map(String);
}

/** The schema of a stored file's URL, or of a list of them, in an update that sends no file. */
function addressOf(field: WrittenSchema): WrittenSchema {
  const { title } = field;
  const description = 'The address of a stored file keeps it.';
  if (field.items) return { type: 'array', items: addressOf(field.items), ...(title && { title }) };
  return { type: 'string', format: 'uri-reference', description, ...(title && { title }) };
}

/** The schema of a file, or of the URL of a stored one instead. */
function orAddress(field: WrittenSchema): WrittenSchema {
  if (field.items) return { ...field, items: orAddress(field.items) };
  return { ...field, description: `${field.description}; or the address of a stored file, which keeps it` };
}

function hasFile(field: WrittenSchema): boolean {
  return field['x-file'] !== undefined || (field.items !== undefined && hasFile(field.items));
}

/** The schema of a field that an update may also clear. */
function orNull(field: WrittenSchema): WrittenSchema {
  if (field.anyOf) return { ...field, anyOf: [...field.anyOf, { type: 'null' }] };
  if (field.type === undefined) return field;
  const nullable = { ...field, type: [...new Set([field.type, 'null'].flat())] };
  return field.enum ? { ...nullable, enum: [...field.enum, null] } : nullable;
}
