import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileOfPhoto, SMALL_PHOTOS } from '../../testing/real/photos.ts';
import { POSTER_CENTRE } from '../../testing/real/scene.ts';
import { newCandidate, updateCandidate } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, sara } = await withServer({ sara: newCandidate });

/** How much redder than green a stored picture of the poster is at its upper left, if it is upright. */
async function rednessOfPoster(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes).metadata();
  const { data } = await sharp(bytes)
    .extract({
      left: Math.round(width * POSTER_CENTRE.x),
      top: Math.round(height * POSTER_CENTRE.y),
      width: 1,
      height: 1,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[0]! - data[1]!;
}

describe('a real photo', () => {
  it.each(SMALL_PHOTOS.map((photo) => [photo.name, photo] as const))(
    '%s is stored upright and without metadata',
    async (name, photo) => {
      const answer = await updateCandidate(server, sara, { candidate_picture: await fileOfPhoto(photo) });
      expect({
        status: answer.status,
        message: answer.body.message,
        errors: answer.body.errors,
      }).toMatchObject({ status: 200 });
      const stored = await server.request('GET', answer.body.data.candidate_picture);
      const { exif, width, height, orientation } = await sharp(stored.raw).metadata();
      expect({ exif, orientation, isPortrait: height > width }).toEqual({ isPortrait: true });
      if (!name.startsWith('black')) expect(await rednessOfPoster(stored.raw)).toBeGreaterThan(90);
    },
  );
});
