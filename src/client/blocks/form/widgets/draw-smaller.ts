import type { FileRule } from '../../../../language/run/form/field-schema.ts';

/** Maximum side lengths in pixels, tried from the largest; a picture is never shown larger than the first. */
const SIDES = [2560, 2048, 1600, 1200, 800];
const JPEG_QUALITIES = [0.9, 0.8, 0.7];
const JPEG = 'image/jpeg';
const WEBP = 'image/webp';
const PNG = 'image/png';
/** The side of the small copy that is checked for transparency. */
const LOOKED_AT = 128;
const OPAQUE = 250;

/**
 * Redraws a picture upright and small enough for the size limit. Null when that fails: the browser cannot
 * read it, it may be animated (GIF), or no accepted format keeps its transparency.
 */
export async function drawSmaller(file: File, { accept, maxBytes }: FileRule): Promise<File | null> {
  if (file.type === 'image/gif') return null;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  try {
    const isClear = file.type !== JPEG && hasClearPixels(picture);
    const types = (isClear ? [WEBP, PNG] : [JPEG]).filter((type) => accept.includes(type));
    for (const side of sidesFor(picture)) {
      const canvas = drawn(picture, side);
      for (const type of types) {
        for (const quality of JPEG_QUALITIES) {
          const blob = await encoded(canvas, type, quality);
          // A browser that cannot write a format writes PNG instead.
          if (blob?.type !== type) break;
          if (blob.size <= maxBytes) return asFile(blob, file);
          if (type === PNG) break;
        }
      }
    }
    return null;
  } finally {
    picture.close();
  }
}

type Sized = { width: number; height: number };

function sidesFor({ width, height }: Sized): number[] {
  const longest = Math.max(width, height);
  return [...new Set(SIDES.map((side) => Math.min(side, longest)))];
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = side / Math.max(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function hasClearPixels(picture: ImageBitmap): boolean {
  const canvas = drawn(picture, Math.min(LOOKED_AT, Math.max(picture.width, picture.height)));
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, at) => at % 4 === 3 && value < OPAQUE);
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, type, quality));

const ENDING: Readonly<Record<string, string>> = { [JPEG]: 'jpg', [WEBP]: 'webp', [PNG]: 'png' };

/** The picture under the chosen file's name, with the extension of its new format. */
function asFile(blob: Blob, { name, type, lastModified }: File): File {
  const named = blob.type === type ? name : `${name.replace(/\.[^.]*$/, '')}.${ENDING[blob.type]}`;
  return new File([blob], named, { type: blob.type, lastModified });
}
