import { expect, it } from 'vitest';
import { difference } from './same-answer.ts';

const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const product = {
  data: [{ id: 1, at: '2020-01-01T00:00:00.000Z' }],
  meta: { total: 1, next_cursor: cursor('product', 1, false, '7') },
};
const meta = { total: 1, next_cursor: cursor('control', 1, false, '7') };

it('finds no difference between equal answers whose cursors name the list differently', () => {
  expect(difference(product, { data: [{ at: '2020-01-01T00:00:00.000Z', id: 1 }], meta })).toBeNull();
});

it.each([
  ['data.0.id', { data: [{ ...product.data[0], id: 2 }], meta }],
  ['data.0.at', { data: [{ ...product.data[0], at: '2020-01-01T00:00:00.001Z' }], meta }],
  ['data.0.more', { data: [{ ...product.data[0], more: null }], meta }],
  ['data.1', { data: [...product.data, {}], meta }],
  ['cursor.2', { data: product.data, meta: { total: 1, next_cursor: cursor('control', 1, false, '8') } }],
  ['meta.next_cursor', { data: product.data, meta: { total: 1, next_cursor: null } }],
])('reports %s as the path that differs', (path, control) => {
  expect(difference(product, control)).toMatch(new RegExp(`^${path}: `));
});
