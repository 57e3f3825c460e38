import { describe, expect, it } from 'vitest';
import document from '../../../../generated/openapi.json' with { type: 'json' };
import { formAjv } from '../../../language/compile/form/compile-validator.ts';
import { formats } from '../../../language/run/form/validator-runtime.ts';
import { formOfSchema } from './body/ajv-form.ts';
import { documentAjv } from './document-ajv.ts';

const VALUES: unknown[] = [
  ...['2026-02-28', '2026-02-29', '2028-02-29', '0000-01-01', '0001-01-01', '1900-02-29', '2026-13-01'],
  ...[
    '2026-1-1',
    '2026-01-01T00:00',
    '2026-01-01T00:00:00Z',
    '2026-01-01t23:59:60Z',
    '2026-01-01 10:00:00+03:00',
  ],
  ...['2026-01-01T10:00:00.123456-05:30', '20260101', 'today', '', ' 2026-01-01'],
  ...['sara@example.com', 'sara@example', 'Sara <sara@example.com>', 'sara..k@example.com', 'é@example.com'],
  ...['https://example.com/a b', 'https://example.com/ä', 'example.com', '/a', 'mailto:sara@example.com'],
  ...['1234567', '123456', '+966', '+96612345', '123456789012345', '1234567890123456'],
  ...[0, null, {}, [], true],
];

const names = Object.keys(formats);

describe('a format', () => {
  it.each(names)('%s is validated alike in forms, parameters and answers', (format) => {
    const inForm = formAjv().compile({ type: 'object', properties: { value: { type: 'string', format } } });
    const field = { type: 'object', properties: { value: { type: 'string', format } } } as const;
    const inParameter = formOfSchema('parameter', field).validate;
    const inAnswer = documentAjv().compile(field);
    const verdicts = VALUES.map((value) => inForm({ value }));
    expect(verdicts).toContain(true);
    expect(verdicts).toContain(false);
    expect(VALUES.map((value) => inParameter({ value }))).toEqual(verdicts);
    expect(VALUES.map((value) => inAnswer({ value }))).toEqual(verdicts);
  });

  it('used in the document is always validated', () => {
    const used = new Set(
      [...JSON.stringify(document).matchAll(/"format":"([^"]+)"/g)].map(([, name]) => name!),
    );
    expect(used.size).toBeGreaterThan(5);
    expect([...used].filter((name) => !Object.hasOwn(documentAjv().formats, name))).toEqual([]);
  });
});
