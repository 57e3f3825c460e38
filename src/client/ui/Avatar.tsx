import { useState } from 'react';
import { initials } from './initials.ts';
import { StoredPicture } from './StoredPicture.tsx';
import './Avatar.css';

export interface AvatarProps {
  /** Whose picture: the alternative text, and the source of the initials when there is none. */
  name: string;
  src?: string | null;
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** People are round, organisations and logos are square. */
  shape?: 'round' | 'square';
  /** The name stands right beside it, so the picture says nothing new. */
  decorative?: boolean;
}

/** How wide each is drawn (Avatar.css). */
const WIDTH = { small: '2rem', medium: '2.75rem', large: '4rem', huge: '7rem' } as const;

/** A face or a logo; initials on a tint when there is no picture or it does not load. */
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
