import { expect, it } from 'vitest';
import { sizedPicture } from './picture-size.ts';

it('offers a picture in all smaller sizes and in its own', () => {
  expect(sizedPicture('/storage/aB_-9-400x300.png')).toEqual({
    width: 400,
    height: 300,
    sources:
      '/storage/96/aB_-9-400x300.png 96w, /storage/192/aB_-9-400x300.png 192w, /storage/384/aB_-9-400x300.png 384w, /storage/aB_-9-400x300.png 400w',
  });
});

it('offers nothing above the largest size of a photo', () => {
  expect(sizedPicture('/storage/a-2560x1600.jpg')!.sources).toMatch(/ 768w, \/storage\/1536\/\S+ 1536w$/);
});

it('offers no sizes of a picture whose name does not state its size', () => {
  const { sources, ...size } = sizedPicture('https://files.example/storage/abc.jpg')!;
  expect(size).toEqual({});
  expect(sources).toMatch(/^https:\/\/files\.example\/storage\/96\/abc\.jpg 96w, /);
});

it.each(['/hero.svg', 'https://example.com/a.png', 'blob:x', '/storage/96/a.png', '/storage/../a.png', ''])(
  'leaves %j unchanged',
  (address) => {
    expect(sizedPicture(address)).toBeNull();
  },
);
