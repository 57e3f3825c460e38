import { useState } from 'react';
import { initials } from './initials.ts';
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
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setBroken(picture)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
