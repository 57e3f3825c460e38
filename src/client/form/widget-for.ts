import type { FieldSchema } from '../../language/run/form/field-schema.ts';
import type { FieldUi } from '../../language/run/form/form-module.ts';

/** From this length on a text is written in several lines. */
const longText = 1000;

/** The widget that draws a property: the one that `ui` names, else what follows from its schema. */
export function widgetFor(schema: FieldSchema, ui: FieldUi): string {
  const items = schema.items;
  const file = schema['x-file'] ?? items?.['x-file'];
  if (file) {
    const pictures = file.accept.every((type) => type.startsWith('image/'));
    const kind = ui.widget ?? (pictures ? 'image' : 'file');
    return items?.['x-file'] ? `${kind}s` : kind;
  }
  if (ui.widget) return ui.widget;
  if (schema['x-keys']) return 'ratings';
  if (isOfType(schema, 'array')) {
    if (items?.properties) return 'rows';
    if (schema['x-options']) return 'checkboxes';
    return schema['x-lookup'] || items?.enum ? 'multi-select' : 'tags';
  }
  if (schema['x-options']) return 'options';
  if (schema.enum || schema['x-lookup']) return 'select';
  if (isOfType(schema, 'object')) return 'object';
  if (isOfType(schema, 'boolean')) return 'checkbox';
  return textWidget(schema);
}

/** Rows and plain objects stand without a frame: their fields have one each. */
export const isWhole = (widget: string) => widget === 'rows' || widget === 'object';

function textWidget(schema: FieldSchema): string {
  if (schema.contentMediaType === 'text/html') return 'rich-text';
  if (schema.format === 'date') return 'date';
  if (schema.format === 'date-time') return 'datetime';
  return (schema.maxLength ?? 0) >= longText && !isLink(schema) ? 'textarea' : 'text';
}

/** Long, but on one line. */
const isLink = (schema: FieldSchema) =>
  schema.format === 'uri' || schema.pattern?.startsWith('^https?:') === true;

export const isOfType = (schema: FieldSchema, type: string) => [schema.type].flat().includes(type);

export const isNumeric = (schema: FieldSchema) => isOfType(schema, 'number') || isOfType(schema, 'integer');
