/** Widths in pixels that stored pictures are offered in: faces in lists, on pages, on fine screens; covers. */
export const PICTURE_WIDTHS = [96, 192, 384, 768, 1536] as const;

/** An uploaded picture's address: the server before it, if any, and its name, which says its size where it is known. */
const STORED = /^((?:https?:\/\/[^/]+)?\/storage\/)([\w-]+?(?:-(\d+)x(\d+))?\.[a-z]+)$/;

export type SizedPicture = {
  /** Of the picture as it is stored, where its name says so. */
  width?: number;
  height?: number;
  /** Addresses of it with their widths, as `srcset` lists them. */
  sources: string;
};

/** The sizes that a picture at an address can be had in; null of what nobody uploaded. */
export function sizedPicture(address: string): SizedPicture | null {
  const [, folder, name, width, height] = STORED.exec(address) ?? [];
  if (folder === undefined) return null;
  const full = width === undefined ? Number.POSITIVE_INFINITY : Number(width);
  const widths: number[] = PICTURE_WIDTHS.filter((one) => one < full);
  const sources = widths.map((one) => `${folder}${one}/${name} ${one}w`);
  // Its own pixels, where they are no more than the next size would have.
  if (width !== undefined && full <= PICTURE_WIDTHS.at(-1)!) sources.push(`${address} ${width}w`);
  return {
    sources: sources.join(', '),
    ...(width !== undefined && { width: Number(width), height: Number(height) }),
  };
}
