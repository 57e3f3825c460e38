import { allProperties, branchesOf } from '../../compile/form/schema-properties.ts';
import type { WrittenSchema } from '../../compile/form/schema-references.ts';
import type { Project } from '../../compile/project.ts';
import { valuesIn } from '../../grammar/document-reading.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { type Place, within } from '../../grammar/place.ts';
import { type FieldUi, hasFixedRows } from '../../run/form/form-module.ts';
import type { Check } from '../check-context.ts';
import { type SchemaNode, schemaNodes } from './schema-nodes.ts';

/** Reports required fields that a form never renders, so that it could not be submitted. */
export function checkHiddenRequired(check: Check, document: Document, schema: WrittenSchema): void {
  if (!check.drawn.has(document.name)) return;
  const { ui = {} } = document.value as { ui?: Record<string, FieldUi> };
  const given = new Set([...filledNames(check, document.name), ...chosenNames(schema)]);
  if (!given.has(EVERYTHING)) checkHidden(check, ui, schema, given, placeIn(document, 'ui'));
}

function checkHidden(
  check: Check,
  ui: Record<string, FieldUi>,
  schema: WrittenSchema,
  given: ReadonlySet<string>,
  place: Place,
): void {
  const fields = allProperties(schema);
  const required = requiredIn(schema);
  for (const [name, options] of Object.entries(ui)) {
    const field = fields[name];
    if (!field) continue;
    const isFilled = field.readOnly || 'default' in field || 'const' in field || given.has(name);
    if (options.widget === 'hidden' && required.has(name) && !isFilled)
      check.add(
        within(place, name, 'widget'),
        `"${name}" is required and hidden, so nobody can fill it in; draw it, give it a "default", or take it out of "required"`,
      );
    // Fixed rows come with their data.
    if (options.items && field.items && !hasFixedRows(options))
      checkHidden(check, options.items, field.items, given, within(place, name, 'items'));
  }
}

function requiredIn(schema: WrittenSchema): Set<string> {
  return new Set([...(schema.required ?? []), ...branchesOf(schema).flatMap((one) => [...requiredIn(one)])]);
}

/** Stands for every field, when a whole record is filled in. */
const EVERYTHING = '*';

/** Returns the fields that blocks and wizards fill in, initially or when they submit the form. */
function filledNames({ project }: Check, form: string): string[] {
  return drawersIn(project).flatMap(({ form: own, steps, initial, submit }) => {
    const draws = own === form || (Array.isArray(steps) && steps.some((step) => step.form === form));
    if (!draws) return [];
    const sent = [submit ?? []].flat().flatMap((act) => Object.keys(act.body ?? {}));
    return typeof initial === 'string' ? [EVERYTHING] : [...Object.keys(initial ?? {}), ...sent];
  });
}

const drawersOf = new WeakMap<Project, Drawer[]>();

/** All blocks and wizards that render forms: every form asks for them. */
function drawersIn(project: Project): Drawer[] {
  const known = drawersOf.get(project);
  if (known) return known;
  const found = [...project.documents.byFile.values()].flatMap((document) => {
    if (document.source.isBroken) return [];
    const wizards = document.kind === 'wizard' ? [document.value] : [];
    const blocks = valuesIn(document, 'block').map(({ value }) => value);
    return [...wizards, ...blocks].flatMap((drawer) => {
      const { form, steps } = (drawer ?? {}) as Drawer;
      return form !== undefined || Array.isArray(steps) ? [drawer as Drawer] : [];
    });
  });
  drawersOf.set(project, found);
  return found;
}

/** What renders forms: a block or a wizard. */
type Drawer = {
  form?: string;
  steps?: { form?: string }[];
  initial?: object | string;
  submit?: { body?: object } | { body?: object }[];
};

/** Returns the fields that a choice from a lookup fills in. */
function chosenNames(schema: WrittenSchema): string[] {
  return schemaNodes(schema).flatMap((node) => {
    const use = node.schema['x-lookup'];
    return typeof use === 'object' ? Object.keys(use.fill ?? {}) : [];
  });
}

/** Reports fields that are always required, but rendered only under a condition. */
export function checkAlwaysDrawn(check: Check, { schema, fields, isBranch }: SchemaNode, place: Place): void {
  if (isBranch) return;
  const always = alwaysIn(schema);
  for (const [index, name] of (schema.required ?? []).entries())
    if (name in fields && !always.has(name))
      check.add(
        within(place, 'required', index),
        `"${name}" is always required, but asked for under a condition only; put it into "required" beside its field`,
      );
}

/** Returns the fields that an object has unconditionally. */
function alwaysIn(schema: WrittenSchema): Set<string> {
  const { properties = {}, allOf = [], then, else: otherwise, 'x-switch': choice } = schema;
  const isEither =
    then && otherwise ? [...alwaysIn(then)].filter((name) => alwaysIn(otherwise).has(name)) : [];
  const [first, ...others] = (choice?.cases ?? []).map((one) => alwaysIn(one.then));
  const inAllCases = [...(first ?? [])].filter((name) => others.every((names) => names.has(name)));
  return new Set([
    ...Object.keys(properties),
    ...allOf.flatMap((one) => [...alwaysIn(one)]),
    ...isEither,
    ...inAllCases,
  ]);
}
