import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import { makePlan } from '../../../../language/run/form/make-plan.ts';
import { decode } from './decode.ts';

const number: FieldSchema = { type: 'number' };
const integer: FieldSchema = { type: 'integer' };
const yesNo: FieldSchema = { type: 'boolean' };
const ids: FieldSchema = { type: 'array', items: integer };

describe('decoding text by its schema', () => {
  it.each<[FieldSchema, unknown, unknown]>([
    [number, '3.75', 3.75],
    [number, '-0.5', -0.5],
    [number, ' 7 ', 7],
    [integer, '0', 0],
    [{ type: ['integer', 'null'] }, '5', 5],
    [{ enum: [0, 1] }, '1', 1],
    [yesNo, 'true', true],
    [yesNo, '0', false],
    [yesNo, 1, true],
    [ids, '[3, "8"]', [3, 8]],
    [ids, ['3', 8], [3, 8]],
    [{ type: 'object', properties: { id: integer } }, '{"id":"4"}', { id: 4 }],
    [{ type: 'string' }, '5', '5'],
    [{ type: ['string', 'number'] }, '5', '5'],
  ])('%j reads %j as %j', (schema, text, value) => {
    expect(decode(makePlan(schema), text)).toEqual(value);
  });

  it.each<[FieldSchema, unknown]>([
    [number, ''],
    [number, '1e3'],
    [number, '0x10'],
    [number, 'Infinity'],
    [number, '1,5'],
    [number, '.5'],
    [number, '٣'],
    [number, null],
    [number, true],
    [yesNo, 'yes'],
    [yesNo, 'TRUE'],
    [yesNo, 2],
    [ids, '[3'],
    [ids, '5'],
    [ids, 'null'],
    [{ type: 'string' }, 5],
    [{}, '5'],
  ])('%j leaves %j for validation to refuse', (schema, text) => {
    expect(decode(makePlan(schema), text)).toEqual(text);
  });

  it('decodes a value by the branch that applies once the sibling that selects it is decoded', () => {
    const row: FieldSchema = {
      type: 'object',
      properties: { kind: integer },
      if: { required: ['kind'], properties: { kind: { const: 6 } } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema
      then: { properties: { answer: number } },
      else: { properties: { answer: { type: 'string' } } },
    };
    expect(decode(makePlan(row), { kind: '6', answer: '5' })).toEqual({ kind: 6, answer: 5 });
    expect(decode(makePlan(row), { kind: '1', answer: '5' })).toEqual({ kind: 1, answer: '5' });
  });
});
