import { hashForSchema, type RJSFSchema, schemaParser } from '@rjsf/utils';
import type { FieldSchema } from '../../run/form/field-schema.ts';
import {
  type FieldGroup,
  type FieldUi,
  type FormModule,
  type FormRules,
  hasFixedRows,
  type Validator,
} from '../../run/form/form-module.ts';
import { makePlan } from '../../run/form/make-plan.ts';
import { toDrawnSchema } from './drawn-schema.ts';

type Ui = Record<string, FieldUi>;
type UiSchema = Record<string, unknown>;

/** Returns a form's RJSF uiSchema: its `ui` and `groups`, with read-only facts hidden. */
export function toUiSchema(schema: FieldSchema, ui: Ui = {}, groups: FieldGroup[] = []): UiSchema {
  return { ...objectUi(schema, ui), ...(groups.length && { 'ui:options': { groups } }) };
}

const HIDDEN = { 'ui:widget': 'hidden' };

function objectUi(schema: FieldSchema, ui: Ui): UiSchema {
  const names = new Set([...Object.keys(ui), ...allFields(schema).map(([name]) => name)]);
  const entries = [...names].map((name): [string, UiSchema] => {
    const nodes = allFields(schema).flatMap(([key, node]) => (key === name ? node : []));
    return [name, fieldUi(nodes, ui[name] ?? {})];
  });
  return Object.fromEntries(entries.filter(([, found]) => Object.keys(found).length > 0));
}

function fieldUi(nodes: FieldSchema[], { widget, items, title, ...options }: FieldUi): UiSchema {
  if (widget === 'hidden' || nodes.some((node) => node.readOnly)) return HIDDEN;
  const rows = nodes.flatMap((node) => node.items ?? []);
  const isRows = rows.some((row) => row.properties);
  const all = {
    ...options,
    ...(hasFixedRows({ items, ...options }) && { addable: false, removable: false }),
  };
  return {
    ...(widget !== undefined && { 'ui:widget': widget }),
    ...(title !== undefined && { 'ui:title': title }),
    ...(Object.keys(all).length > 0 && { 'ui:options': all }),
    ...(isRows && { items: objectUi({ allOf: rows }, items ?? {}) }),
  };
}

/** Returns every declaration of every field of an object, including those of its branches. */
function allFields(schema: FieldSchema): [string, FieldSchema][] {
  const branches = [...(schema.allOf ?? []), schema.then, schema.else];
  return [
    ...Object.entries(schema.properties ?? {}),
    ...branches.flatMap((branch) => (branch ? allFields(branch) : [])),
  ];
}

/**
 * Returns the schemas for which RJSF needs a precompiled validator, by RJSF's own keys: the form and each
 * condition.
 */
export function conditionsOf(schema: FieldSchema): { hash: string; conditions: Record<string, FieldSchema> } {
  const hash = hashForSchema(schema as RJSFSchema);
  const { [hash]: _whole, ...parsed } = schemaParser(schema as RJSFSchema);
  const conditions = Object.entries(parsed).map(([key, { $id: _, ...condition }]) => [key, condition]);
  return { hash, conditions: Object.fromEntries(conditions) };
}

/** Compiles a form on the fly as RJSF renders it, for tests and stories. */
export function drawnForm(
  rules: Omit<FormRules, 'plan'>,
  compile: (schema: FieldSchema) => Validator,
  { ui = {}, groups, warnings }: Pick<Partial<FormModule>, 'ui' | 'groups' | 'warnings'> = {},
): FormModule {
  const schema = toDrawnSchema(rules.schema);
  const { validate } = rules;
  const { hash, conditions } = conditionsOf(schema);
  const compiled = Object.entries(conditions).map(([key, condition]) => [key, compile(condition)]);
  return {
    ...rules,
    schema,
    plan: makePlan(rules.schema),
    ui,
    ...(groups && { groups }),
    ...(warnings && { warnings }),
    uiSchema: toUiSchema(schema, ui, groups),
    validators: { [hash]: validate, ...Object.fromEntries(compiled) },
    deciding: decidingFields(rules.schema),
  };
}

/** Returns the fields whose values affect how other fields are rendered. */
export function decidingFields(schema: FieldSchema): string[] {
  const found = new Set<string>();
  const names = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { properties = {}, required = [] } = node as FieldSchema;
    for (const name of [...Object.keys(properties), ...(Array.isArray(required) ? required : [])])
      found.add(name);
    for (const part of Object.values(node)) names(part);
  };
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { if: condition, 'x-rules': rules = [] } = node as FieldSchema;
    names(condition);
    for (const { when } of rules)
      for (const one of [when].flat()) for (const path of Object.keys(one)) found.add(path.split('.')[0]!);
    for (const part of Object.values(node)) walk(part);
  };
  walk(schema);
  return [...found].sort();
}
