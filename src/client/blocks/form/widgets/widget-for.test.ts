import { expect, test } from 'vitest';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FieldUi } from '../../../../language/run/form/form-module.ts';
import { widgetFor } from './widget-for.ts';

const cases: [FieldSchema, FieldUi, string][] = [
  [{ type: 'string' }, {}, 'text'],
  [{ type: 'string', maxLength: 5000 }, {}, 'textarea'],
  [{ type: 'string', maxLength: 2000, pattern: '^https?://' }, {}, 'text'],
  [{ type: 'number' }, {}, 'text'],
  [{ type: 'string' }, { widget: 'password' }, 'password'],
  [{ type: 'string', contentMediaType: 'text/html', maxLength: 20000 }, {}, 'rich-text'],
  [{ type: 'string', format: 'date' }, {}, 'date'],
  [{ type: 'string', format: 'date-time' }, {}, 'datetime'],
  [{ type: 'boolean' }, {}, 'checkbox'],
  [{ type: 'integer', enum: [0, 1] }, {}, 'select'],
  [{ type: 'integer', 'x-lookup': 'countries' }, {}, 'select'],
  [{ type: 'string', 'x-options': 'options[*].value' }, {}, 'options'],
  [{ type: 'array', items: { type: 'string' }, 'x-options': 'options' }, {}, 'checkboxes'],
  [{ type: 'array', items: { type: 'integer' }, 'x-lookup': 'skills' }, {}, 'multi-select'],
  [{ type: 'array', items: { type: 'string' } }, {}, 'tags'],
  [{ type: 'array', items: { type: 'object', properties: {} } }, {}, 'rows'],
  [{ type: 'object', 'x-keys': 'options', additionalProperties: {} }, {}, 'ratings'],
  [{ type: 'object', properties: {} }, {}, 'object'],
  [{ 'x-file': { accept: ['application/pdf'], maxBytes: 1 } }, {}, 'file'],
  [{ 'x-file': { accept: ['image/png'], maxBytes: 1 } }, {}, 'image'],
  [
    { type: 'array', items: { 'x-file': { accept: ['image/png'], maxBytes: 1 } } },
    { widget: 'image' },
    'images',
  ],
];

test.each(cases)('chooses for %j with %j the widget "%s"', (schema, ui, widget) => {
  expect(widgetFor(schema, ui)).toBe(widget);
});
