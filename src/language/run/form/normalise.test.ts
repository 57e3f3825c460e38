import { describe, expect, it } from 'vitest';
import { formOf } from '../../compile/form/test-form.ts';
import { type Mode, normalise } from './normalise.ts';

type Data = Record<string, unknown>;

const row = {
  type: 'object',
  properties: {
    id: { type: 'integer', readOnly: true },
    school: { type: 'string' },
    end: { type: 'string' },
    now: { type: 'boolean', default: false },
  },
  'x-rules': [{ when: { now: { const: true } }, clear: ['end'] }],
};
const form = formOf(
  {
    name: { type: 'string' },
    secret: { type: 'string', writeOnly: true },
    story: { type: 'string', contentMediaType: 'text/html' },
    kind: { type: 'string' },
    fee: { type: 'number' },
    file: { 'x-file': { accept: ['image/png'], maxBytes: 10 } },
    tags: { type: 'array', items: { type: 'string' } },
    code: { type: 'string', format: 'dialling-code' },
    number: { type: 'string', format: 'national-number' },
    site: { type: 'string', format: 'uri' },
    rows: { type: 'array', items: row },
  },
  { 'x-rules': [{ when: { kind: { const: 'free' } }, clear: ['fee'] }] },
);

describe('normalising', () => {
  it.each<[string, Mode, Data, Data]>([
    ['trims texts', 'create', { name: '  Sara ' }, { name: 'Sara' }],
    ['leaves passwords as they are', 'create', { secret: ' x ' }, { secret: ' x ' }],
    ['leaves rich text as it is', 'create', { story: '<p> Hello </p>' }, { story: '<p> Hello </p>' }],
    ['treats an empty paragraph as missing', 'create', { story: '<p><br></p>&nbsp;' }, {}],
    ['treats an empty text as missing', 'create', { name: '  ', fee: null }, {}],
    ['clears a field with an empty text in an update', 'update', { name: '' }, { name: null }],
    ['clears a field with null in an update', 'update', { fee: null }, { fee: null }],
    ['leaves out what an update does not mention', 'update', { name: undefined, fee: 1 }, { fee: 1 }],
    [
      'keeps zero and false',
      'create',
      { fee: 0, rows: [{ school: 'A', now: false }] },
      { fee: 0, rows: [{ school: 'A', now: false }] },
    ],
    [
      'trims the entries of a list and drops empty ones',
      'create',
      { tags: [' a ', ' ', 'b'] },
      { tags: ['a', 'b'] },
    ],
    [
      'writes texts in the stored form of their format',
      'create',
      { code: '+971', number: ' +971 50 123-4567 ', site: ' www.school.example ' },
      { code: '+971', number: '501234567', site: 'https://www.school.example' },
    ],
    ['keeps an empty list', 'create', { tags: [] }, { tags: [] }],
    ['trims within rows', 'create', { rows: [{ school: ' A ', end: '' }] }, { rows: [{ school: 'A' }] }],
    [
      'drops blank rows',
      'create',
      { rows: [{}, { school: ' ', now: false }, { school: 'A' }] },
      { rows: [{ school: 'A' }] },
    ],
    [
      'drops rows that contain only their own facts',
      'create',
      { rows: [{ id: 4, school: '' }] },
      { rows: [] },
    ],
    ['keeps a row with a ticked box', 'create', { rows: [{ now: true }] }, { rows: [{ now: true }] }],
    [
      'clears the fields that a row’s rule clears',
      'create',
      { rows: [{ school: 'A', now: true, end: '2020' }] },
      { rows: [{ school: 'A', now: true }] },
    ],
    ['clears the fields that a rule clears', 'create', { kind: 'free', fee: 5 }, { kind: 'free' }],
    [
      'clears the fields that a rule clears in an update',
      'update',
      { kind: ' free ', fee: 5 },
      { kind: 'free', fee: null },
    ],
    [
      'does not descend into files',
      'create',
      { file: { type: ' image/png ', size: 3 } },
      { file: { type: ' image/png ', size: 3 } },
    ],
    ['leaves unknown fields alone', 'create', { other: ' x ' }, { other: ' x ' }],
    ['leaves wrong types to validation', 'create', { name: 5, rows: 'x' }, { name: 5, rows: 'x' }],
  ])('%s', (_, mode, data, expected) => {
    expect(normalise(form, data, mode)).toEqual(expected);
  });

  it('applies the rules of an update to the record after the change', () => {
    const update = (data: Data, stored: Data) => normalise(form, data, 'update', undefined, stored);
    expect(update({ fee: 5 }, { kind: 'free' })).toEqual({ fee: null });
    expect(update({ kind: 'paid', fee: 5 }, { kind: 'free' })).toEqual({ kind: 'paid', fee: 5 });
    expect(update({ kind: '', fee: 5 }, { kind: 'free' })).toEqual({ kind: null, fee: 5 });
  });

  it('does not modify its input', () => {
    const data = { name: ' a ', rows: [{ school: ' b ' }] };
    normalise(form, data, 'create');
    expect(data).toEqual({ name: ' a ', rows: [{ school: ' b ' }] });
  });

  it('ignores the names of inherited object properties', () => {
    const data = JSON.parse('{"__proto__": {"fee": 5}, "constructor": " x "}') as Data;
    expect(normalise(form, data, 'create').fee).toBeUndefined();
  });
});

it('passes rich text to the cleaner, also in rows, and no other text', () => {
  const html = { type: 'string', contentMediaType: 'text/html' };
  const texts = formOf({
    story: html,
    name: { type: 'string' },
    rows: { type: 'array', items: { type: 'object', properties: { story: html } } },
  });
  const data = { story: '<b>a</b>', name: '<b>a</b>', rows: [{ story: '<b>a</b>' }], other: 1 };
  const bold = (text: string) => text.replaceAll('<b>', '<strong>').replaceAll('</b>', '</strong>');
  expect(normalise(texts, data, 'create', bold)).toEqual({
    story: '<strong>a</strong>',
    name: '<b>a</b>',
    rows: [{ story: '<strong>a</strong>' }],
    other: 1,
  });
});

it.each([
  ['+971 50 123 4567', '+966', '+971', '501234567'],
  ['00971501234567', '+966', '+971', '501234567'],
  ['+966 50 123 4567', '+966', '+966', '501234567'],
  ['50 123 4567', '+966', '+966', '501234567'],
])(
  'takes the dialling code from a number in international format: %j beside %j',
  (typed, beside, code, number) => {
    const form = formOf({
      code: { type: 'string', format: 'dialling-code', enum: ['+966', '+971'] },
      number: { type: 'string', format: 'national-number' },
    });
    for (const mode of ['create', 'update'] as const)
      expect(normalise(form, { code: beside, number: typed }, mode)).toEqual({ code, number });
  },
);
