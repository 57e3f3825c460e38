/**
 * Widths in pixels in which stored pictures are served: for faces in lists, on pages, on high-resolution
 * screens; for covers.
 */
export const PICTURE_WIDTHS = [96, 192, 384, 768, 1536] as const;

/** A stored picture's URL: the server, if any, and the file name, which states the size where it is known. */
const STORED = /^((?:https?:\/\/[^/]+)?\/storage\/)([\w-]+?(?:-(\d+)x(\d+))?\.[a-z]+)$/;

export type SizedPicture = {
  /** The stored picture's size, if its name states it. */
  width?: number;
  height?: number;
  /** URLs with widths, in the format of `srcset`. */
  sources: string;
};

/** Returns the sizes in which a picture is served; null if it was not uploaded to this site. */
export function sizedPicture(address: string): SizedPicture | null {
  const [, folder, name, width, height] = STORED.exec(address) ?? [];
  if (folder === undefined) return null;
  const full = width === undefined ? Number.POSITIVE_INFINITY : Number(width);
  const widths: number[] = PICTURE_WIDTHS.filter((one) => one < full);
  const sources = widths.map((one) => `${folder}${one}/${name} ${one}w`);
  // The original, unless it is larger than the next size.
  if (width !== undefined && full <= PICTURE_WIDTHS.at(-1)!) sources.push(`${address} ${width}w`);
  return {
    sources: sources.join(', '),
    ...(width !== undefined && { width: Number(width), height: Number(height) }),
  };
}
