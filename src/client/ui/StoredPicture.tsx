import type { ImgHTMLAttributes } from 'react';
import { sizedPicture } from '../../language/run/value/picture-size.ts';

export type StoredPictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'srcSet' | 'width' | 'height'> & {
  src: string;
  alt: string;
  /** How wide it is drawn, as CSS says it: the browser takes the size that fits. */
  sizes: string;
};

/** A picture, in the size that the screen needs where it was uploaded, with its room kept while it comes. */
export function StoredPicture({ src, sizes, alt, ...rest }: StoredPictureProps) {
  const sized = sizedPicture(src);
  if (!sized?.sources) return <img src={src} alt={alt} {...rest} />;
  const { sources, width, height } = sized;
  // What is drawn later knows how wide it turned out to be.
  const drawn = rest.loading === 'lazy' ? `auto, ${sizes}` : sizes;
  return <img srcSet={sources} sizes={drawn} src={src} alt={alt} width={width} height={height} {...rest} />;
}
