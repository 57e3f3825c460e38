import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from './button/IconButton.tsx';
import './Carousel.css';

export interface CarouselProps {
  /** The carousel's accessible name. */
  label: string;
  slides: readonly { key: string | number; content: ReactNode }[];
  words: {
    previous: string;
    next: string;
    /** A slide's position: "2 of 3". */
    slide: (number: number) => string;
  };
}

/** The minimum distance of a swipe, in pixels. */
const SWIPE = 48;

/**
 * Shows one slide at a time, changed by arrows, dots, arrow keys or swipes, wrapping around at the ends; it
 * never moves on its own. All slides share one grid cell, so that it is as high as the highest and nothing
 * below moves.
 */
export function Carousel({ label, slides, words }: CarouselProps) {
  const id = useId();
  const [at, setAt] = useState(0);
  const from = useRef<number>(undefined);
  const count = slides.length;
  const shown = at % count;
  const turn = (by: number) => setAt((shown + by + count) % count);

  const onKeyDown = (event: KeyboardEvent) => {
    const forwards = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === forwards ? 1 : -1);
  };
  const onPointerUp = (event: PointerEvent) => {
    const way = event.clientX - (from.current ?? event.clientX);
    from.current = undefined;
    if (Math.abs(way) < SWIPE) return;
    turn(way < 0 === isRtl(event.currentTarget) ? -1 : 1);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a region with its own role description, as the carousel pattern requires
    <div
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      className="carousel"
      onKeyDown={count > 1 ? onKeyDown : undefined}
    >
      <div
        id={id}
        className="carousel-slides"
        aria-live="polite"
        onPointerDown={(event) => {
          if (event.pointerType !== 'mouse') from.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          from.current = undefined;
        }}
      >
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: not a group of fields
          <div
            key={key}
            role="group"
            className="carousel-slide"
            aria-label={words.slide(index + 1)}
            aria-roledescription="slide"
            data-shown={index === shown || undefined}
            inert={index !== shown}
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="carousel-controls">
          <IconButton icon="arrow-left" label={words.previous} aria-controls={id} onClick={() => turn(-1)} />
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className="carousel-dot"
              aria-label={words.slide(index + 1)}
              aria-controls={id}
              aria-current={index === shown || undefined}
              onClick={() => setAt(index)}
            />
          ))}
          <IconButton icon="arrow-right" label={words.next} aria-controls={id} onClick={() => turn(1)} />
        </div>
      )}
    </div>
  );
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
