import type { ImgHTMLAttributes } from 'react';
import { sizedPicture } from '../../language/run/value/picture-size.ts';

export type StoredPictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'srcSet' | 'width' | 'height'> & {
  src: string;
  alt: string;
  /** The rendered width, in the syntax of `sizes`: the browser chooses the file. */
  sizes: string;
};

/**
 * A picture with its space reserved while it loads; an uploaded one loads in the size that the screen needs.
 */
export function StoredPicture({ src, sizes, alt, ...rest }: StoredPictureProps) {
  const sized = sizedPicture(src);
  if (!sized?.sources) return <img src={src} alt={alt} {...rest} />;
  const { sources, width, height } = sized;
  // A lazily loaded picture's width is known from layout.
  const drawn = rest.loading === 'lazy' ? `auto, ${sizes}` : sizes;
  return <img srcSet={sources} sizes={drawn} src={src} alt={alt} width={width} height={height} {...rest} />;
}
