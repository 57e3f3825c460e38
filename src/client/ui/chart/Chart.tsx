import { useEffect, useRef } from 'react';
import type { ChartProps } from './draw-chart.ts';
import './Chart.css';

/** A chart. It is hidden from screen readers: provide the numbers beside it. */
export function Chart(props: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const drawn = JSON.stringify([props.variant, props.places, props.series]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: redrawn when its content changes, not when its parent renders
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    // The library loads after the page, which is readable without it.
    import('./draw-chart.ts').then(({ drawChart }) => {
      const onPoint: ChartProps['onPoint'] = (place) => latest.current.onPoint?.(place);
      if (!gone && box.current) stop = drawChart(box.current, { ...latest.current, onPoint });
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [drawn]);
  return (
    <div className="chart-drawing" ref={box} aria-hidden="true">
      {props.series.map((_, index) => (
        <span key={index} data-series={index + 1} />
      ))}
    </div>
  );
}
