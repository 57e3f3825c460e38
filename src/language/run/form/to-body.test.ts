import { describe, expect, it } from 'vitest';
import { formOf } from '../../compile/form/test-form.ts';
import { toBody } from './to-body.ts';

const file = { 'x-file': { accept: ['image/png'], maxBytes: 10 } };
const form = formOf({
  name: { type: 'string' },
  confirmation: { type: 'string', 'x-local': true },
  fact: { type: 'string', readOnly: true },
  photo: file,
  photos: { type: 'array', items: file },
  rows: {
    type: 'array',
    items: {
      type: 'object',
      properties: { id: { type: 'integer', readOnly: true }, answer: { type: 'string' } },
    },
  },
});
const png = new File([], 'a.png', { type: 'image/png' });

describe('a request body', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['omits form-only fields', { name: 'a', confirmation: 'b' }, { name: 'a' }],
    ['omits facts', { name: 'a', fact: 'b' }, { name: 'a' }],
    ['omits the facts of rows', { rows: [{ id: 1, answer: 'x' }] }, { rows: [{ answer: 'x' }] }],
    ['includes new files', { photo: png, photos: [png] }, { photo: png, photos: [png] }],
    [
      'omits a stored file, and names the stored files of a list',
      { photo: '/storage/a.png', photos: ['/storage/b.png', png] },
      { photos: ['/storage/b.png', png] },
    ],
    ['keeps the value that clears a file', { photo: '' }, { photo: '' }],
    ['keeps null', { name: null }, { name: null }],
  ])('%s', (_, data, expected) => {
    expect(toBody(form, data)).toEqual(expected);
  });
});
