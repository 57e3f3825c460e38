import { expect, it } from 'vitest';
import { jsonBody, multipartBody } from './request-body.ts';

const file = (name: string) => new File(['x'], name, { type: 'text/plain' });

it('omits undefined properties from a JSON body and keeps nulls, which clear fields', () => {
  expect(jsonBody({ a: 1, b: undefined, c: null, d: '', e: [] })).toEqual({ a: 1, c: null, d: '', e: [] });
});

it('sends files as files, lists and objects as JSON text, and the rest as text', () => {
  const body = multipartBody({
    name: 'x',
    count: 0,
    on: false,
    ids: [1, 2],
    row: { a: 1 },
    none: [],
    cleared: null,
    paper: file('a.txt'),
    pictures: [file('b.txt'), '/storage/old.txt', file('c.txt')],
    gone: undefined,
  });
  expect([...body.keys()]).toEqual([
    'name',
    'count',
    'on',
    'ids',
    'row',
    'none',
    'cleared',
    'paper',
    'pictures[]',
    'pictures[]',
    'pictures[]',
  ]);
  expect(body.get('count')).toBe('0');
  expect(body.get('on')).toBe('false');
  expect(body.get('ids')).toBe('[1,2]');
  expect(body.get('row')).toBe('{"a":1}');
  expect(body.get('cleared')).toBe('');
  expect(body.get('none')).toBe('[]');
  expect((body.get('paper') as File).name).toBe('a.txt');
  const names = body.getAll('pictures[]').map((part) => (part instanceof File ? part.name : part));
  expect(names).toEqual(['b.txt', '/storage/old.txt', 'c.txt']);
});
