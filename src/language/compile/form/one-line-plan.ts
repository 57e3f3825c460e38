import type { FieldSchema } from '../../run/form/field-schema.ts';
import type { FieldUi } from '../../run/form/form-module.ts';
import type { Plan } from '../../run/form/plan.ts';

const MANY_LINES = new Set(['textarea', 'rich-text', 'password']);

/** Marks texts of single-line inputs, so that the API, too, refuses line breaks in them. */
export function withOneLines(plan: Plan, schema: FieldSchema, ui: Readonly<Record<string, FieldUi>>): Plan {
  if (!plan.fields) return plan;
  const fields = Object.entries(plan.fields).map(([name, field]): [string, Plan] => {
    const written = schema.properties?.[name];
    const fieldUi = ui[name] ?? {};
    if (!written) return [name, field];
    const isLine =
      written.type === 'string' &&
      !field.text &&
      !field.file &&
      !field.cases &&
      !MANY_LINES.has(fieldUi.widget ?? '');
    if (isLine) return [name, { ...field, text: 'line' }];
    const row = written.items;
    if (!field.items || !row) return [name, field];
    return [name, { ...field, items: withOneLines(field.items, row, fieldUi.items ?? {}) }];
  });
  return { ...plan, fields: Object.fromEntries(fields) };
}
