import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Slider } from '@base-ui/react/slider';
import { usePageDirection } from './use-page-direction.ts';
import './RangeSlider.css';

/** One end of the range: its label, and its value as text. */
export interface RangeEnd {
  label: string;
  text: string;
}

export interface RangeSliderProps {
  min: number;
  max: number;
  step: number;
  /** The minimum distance between the two values. */
  gap: number;
  value: readonly [low: number, high: number];
  ends: readonly [low: RangeEnd, high: RangeEnd];
  disabled?: boolean;
  /** Called when a thumb was moved; 0 is the lower one. */
  onMove: (end: 0 | 1, value: number) => void;
}

/** A slider with two thumbs that keep the minimum gap, by pointer and keyboard. */
export function RangeSlider({ min, max, step, gap, value, ends, disabled, onMove }: RangeSliderProps) {
  return (
    <DirectionProvider direction={usePageDirection()}>
      <Slider.Root
        className="range-slider"
        min={min}
        max={max}
        step={step}
        largeStep={step * 10}
        minStepsBetweenValues={Math.ceil(gap / step)}
        thumbCollisionBehavior="none"
        value={value}
        disabled={disabled}
        onValueChange={(moved, { activeThumbIndex }) => {
          const end = activeThumbIndex === 1 ? 1 : 0;
          if (moved[end] !== undefined) onMove(end, moved[end]);
        }}
      >
        <Slider.Control className="range-control">
          <Slider.Track className="range-track">
            <Slider.Indicator className="range-fill" />
            {ends.map(({ label, text }, index) => (
              <Slider.Thumb
                key={label}
                className="range-thumb"
                index={index}
                aria-label={label}
                getAriaValueText={() => text}
              />
            ))}
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </DirectionProvider>
  );
}
