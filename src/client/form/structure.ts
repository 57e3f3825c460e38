import type { UiSchema } from '@rjsf/utils';
import { isObject } from '../../shared/conditions.ts';
import type { FieldSchema, FieldUi } from '../../shared/form-module.ts';
import { widgetFor } from './widget-for.ts';

/** One property of an object as it is drawn now, with everything that its active declarations say together. */
export type Part = {
  name: string;
  title: string;
  required: boolean;
  schema: FieldSchema;
  ui: FieldUi;
  /** A widget's name; `rows` and `object` are laid out by fields of their own. */
  widget: string;
  /** What RJSF gets: which field draws it, and this part in its options. */
  uiSchema: UiSchema;
};

const fieldNames: Record<string, string> = { rows: 'RowsField', object: 'ObjectField' };

/** The drawn properties of an object: the active schemas' in their order, facts and hidden ones left out. */
export function partsOf(
  nodes: readonly FieldSchema[],
  ui: FieldUi | Record<string, FieldUi> | undefined,
): Part[] {
  const schemas = new Map<string, FieldSchema>();
  for (const node of nodes) {
    for (const [name, schema] of Object.entries(node.properties ?? {})) {
      schemas.set(name, together(schemas.get(name), schema));
    }
  }
  const required = new Set(nodes.flatMap((node) => node.required ?? []));
  const uis = (ui ?? {}) as Record<string, FieldUi | undefined>;
  return [...schemas]
    .filter(([name, schema]) => !schema.readOnly && uis[name]?.widget !== 'hidden')
    .map(([name, schema]) => partOf(name, schema, uis[name] ?? {}, required.has(name)));
}

function partOf(name: string, schema: FieldSchema, ui: FieldUi, required: boolean): Part {
  const widget = widgetFor(schema, ui);
  const part: Part = {
    name,
    title: schema.title ?? name,
    required,
    schema,
    ui,
    widget,
    uiSchema: {},
  };
  part.uiSchema = { 'ui:field': fieldNames[widget] ?? 'ValueField', 'ui:options': { part } };
  return part;
}

/** Two declarations of one property; the later is the more particular. */
function together(first: FieldSchema | undefined, second: FieldSchema): FieldSchema {
  if (!first) return second;
  const messages = { ...first['x-messages'], ...second['x-messages'] };
  return { ...first, ...second, 'x-messages': messages };
}

/** The part that RJSF hands back to its field and templates. */
export function partIn(uiSchema: UiSchema | undefined): Part | undefined {
  const options = uiSchema?.['ui:options'];
  return isObject(options) ? (options.part as Part | undefined) : undefined;
}
