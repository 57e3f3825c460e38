import { type FieldSchema, hasType } from '../../../../language/run/form/field-schema.ts';
import type { FieldUi } from '../../../../language/run/form/form-module.ts';

/** The maximum length from which a text gets a multi-line control. */
const longText = 1000;

/** Returns a property's widget: the one that `ui` names, or the one that suits its schema. */
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
  if (hasType(schema, 'array')) {
    if (items?.properties) return 'rows';
    if (schema['x-options']) return 'checkboxes';
    return schema['x-lookup'] || items?.enum ? 'multi-select' : 'tags';
  }
  if (schema['x-options']) return 'options';
  if (schema.enum || schema['x-lookup']) return 'select';
  if (hasType(schema, 'object')) return 'object';
  if (hasType(schema, 'boolean')) return 'checkbox';
  return textWidget(schema);
}

/** Whether a widget has no field frame: rows and plain objects, whose fields each have their own. */
export const isWhole = (widget: string) => widget === 'rows' || widget === 'object';

function textWidget(schema: FieldSchema): string {
  if (schema.contentMediaType === 'text/html') return 'rich-text';
  if (schema.format === 'date') return 'date';
  if (schema.format === 'date-time') return 'datetime';
  return (schema.maxLength ?? 0) >= longText && !isLink(schema) ? 'textarea' : 'text';
}

/** A long text that still fits on one line. */
const isLink = (schema: FieldSchema) =>
  schema.format === 'uri' || schema.pattern?.startsWith('^https?:') === true;

export const isNumeric = (schema: FieldSchema) => hasType(schema, 'number') || hasType(schema, 'integer');
