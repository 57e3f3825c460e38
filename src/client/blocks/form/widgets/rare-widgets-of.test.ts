import { expect, test } from 'vitest';
import { forms } from '../../../../../generated/form-index.ts';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FieldUi } from '../../../../language/run/form/form-module.ts';
import { hasRareWidgets } from '../use-form.ts';
import { widgetFor } from './widget-for.ts';
import { widgets } from './widgets.ts';

/** Returns the widgets of every declared property of a schema. */
const widgetsIn = (schema: unknown, ui: Record<string, FieldUi>): string[] =>
  Object.entries((schema ?? {}) as Record<string, unknown>).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    const inside = widgetsIn(value, ui[key]?.items ?? ui);
    if (key !== 'properties') return inside;
    const fields = Object.entries(value as Record<string, FieldSchema>);
    return [...inside, ...fields.map(([name, field]) => widgetFor(field, ui[name] ?? {}))];
  });

test('recognises every form with rare widgets or other rare parts by its JSON', async () => {
  const rare = new Set(['datetime', 'file', 'files', 'image', 'images', 'otp', 'ratings']);
  const seenWidgets = new Set<string>();
  for (const [name, load] of Object.entries(forms)) {
    const { form } = await load();
    const rareHere = widgetsIn(form.schema, form.ui).filter((widget) => rare.has(widget));
    for (const widget of rareHere) seenWidgets.add(widget);
    const isFolding = form.groups?.some((group) => group.as === 'disclosure') ?? false;
    const isOffering = Object.values(form.ui).some(({ transliterate }) => transliterate);
    expect([name, hasRareWidgets(form)]).toEqual([name, rareHere.length > 0 || isFolding || isOffering]);
  }
  expect(seenWidgets.size).toBeGreaterThan(3);
});

test('provides rare widgets once they are loaded', async () => {
  expect(widgets.otp).toBeUndefined();
  await import('./rare-widgets.ts');
  expect(widgets.otp).toBeDefined();
});
