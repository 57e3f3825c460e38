import { expect, it } from 'vitest';
import { Upload } from '../../files/upload.ts';
import { refuseOversized } from './size-limits.ts';

const files = (count: number) =>
  Array.from(
    { length: count },
    () =>
      new Upload({ name: 'a.png', type: 'image/png', size: 9, path: '/a', extent: { width: 1, height: 1 } }),
  );

it('counts an uploaded file as one value', () => {
  expect(() => refuseOversized({ photos: files(9_000) })).not.toThrow();
  expect(() => refuseOversized({ photos: files(10_001) })).toThrow('The request is too large');
});

it('does not count the bytes of a buffer', () => {
  expect(() => refuseOversized({ photo: { bytes: Buffer.alloc(20_000) } })).not.toThrow();
});
