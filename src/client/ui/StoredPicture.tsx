import type { ImgHTMLAttributes } from 'react';
import { sizedPicture } from '../../language/run/value/picture-size.ts';

export type StoredPictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'srcSet' | 'width' | 'height'> & {
  src: string;
  alt: string;
  /** The width in which it is drawn, as `sizes` takes it: the browser chooses the file. */
  sizes: string;
};

/** A picture, in the size that the screen needs if it was uploaded here, with its room reserved while it loads. */
export function StoredPicture({ src, sizes, alt, ...rest }: StoredPictureProps) {
  const sized = sizedPicture(src);
  if (!sized?.sources) return <img src={src} alt={alt} {...rest} />;
  const { sources, width, height } = sized;
  // A lazily loaded picture's width is known from layout.
  const drawn = rest.loading === 'lazy' ? `auto, ${sizes}` : sizes;
  return <img srcSet={sources} sizes={drawn} src={src} alt={alt} width={width} height={height} {...rest} />;
}
