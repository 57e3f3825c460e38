import { useState } from 'react';
import { initials } from './initials.ts';
import { StoredPicture } from './StoredPicture.tsx';
import './Avatar.css';

export interface AvatarProps {
  /** The name: the alternative text, and the source of the initials when there is no picture. */
  name: string;
  src?: string | null;
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** Round for people, square for organisations and logos. */
  shape?: 'round' | 'square';
  /** Whether the name is shown beside the picture, which is then hidden from screen readers. */
  decorative?: boolean;
}

/** The width of each size (Avatar.css). */
const WIDTH = { small: '2rem', medium: '2.75rem', large: '4rem', huge: '7rem' } as const;

/** A face or a logo; initials on a tint when there is no picture or it fails to load. */
export function Avatar({ name, src, size = 'medium', shape = 'round', decorative = true }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const picture = src && src !== broken ? src : undefined;
  return (
    <span
      className="avatar"
      data-size={size}
      data-shape={shape}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {picture ? (
        <StoredPicture
          src={picture}
          alt=""
          sizes={WIDTH[size]}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(picture)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
