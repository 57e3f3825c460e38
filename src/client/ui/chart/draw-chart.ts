import uPlot from 'uplot';
import './draw-chart.css';

export interface ChartSeries {
  label: string;
  /** One value for each position; null is a gap. */
  values: readonly (number | null)[];
  /** Formats a number on the axis. */
  format: (value: number) => string;
}

export interface ChartProps {
  variant: 'bars' | 'stacked' | 'line';
  /** Whether every position has its label, on a slant if they do not fit; otherwise some are left out. */
  labelled?: boolean;
  /** The labels along the lower edge, in order. */
  places: readonly string[];
  series: readonly ChartSeries[];
  /** Called with the position under the pointer, or undefined. */
  onPoint?: (place: number | undefined) => void;
}

const FONT_SIZE = 12;
/** The height of a slanted text in terms of its width. */
const SLANT = Math.SQRT1_2;
/** Axis intervals that are easy to read. */
const STEPS = Array.from({ length: 12 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power)).flat();

/**
 * Draws into a box, in the colours of the box and its `data-series`, and redraws when size, theme or
 * direction change, and for paper. Returns a function that stops this.
 */
export function drawChart(box: HTMLElement, props: ChartProps): () => void {
  let plot = draw(box, props);
  const again = () => {
    plot.destroy();
    plot = draw(box, props);
  };
  const resized = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = box;
    if (width && (width !== plot.width || height !== plot.height)) plot.setSize({ width, height });
  });
  resized.observe(box);
  const changed = new MutationObserver(again);
  changed.observe(document.documentElement, { attributeFilter: ['dir', 'data-theme'] });
  const media = ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query));
  for (const one of media) one.addEventListener('change', again);
  return () => {
    resized.disconnect();
    changed.disconnect();
    for (const one of media) one.removeEventListener('change', again);
    plot.destroy();
  };
}

function draw(box: HTMLElement, { variant, places, series, labelled, onPoint }: ChartProps): uPlot {
  const { color: ink, borderTopColor: line, direction, fontFamily } = getComputedStyle(box);
  const isRtl = direction === 'rtl';
  const colours = [...box.querySelectorAll('[data-series]')].map((mark) => getComputedStyle(mark).color);
  const axis = {
    stroke: ink,
    font: `${FONT_SIZE}px ${fontFamily}`,
    ticks: { show: false },
    grid: { stroke: line, width: 1 },
  };
  const isBars = variant !== 'line';
  const isStacked = variant === 'stacked';
  const wide = widest(places, axis.font);
  const isSlanted = labelled && wide + FONT_SIZE > (box.clientWidth - 48) / places.length;
  const heights = isStacked ? stacked(series) : series.map(({ values }) => [...values]);
  return new uPlot(
    {
      width: box.clientWidth,
      height: box.clientHeight,
      legend: { show: false },
      cursor: { y: false, x: !isBars, drag: { setScale: false }, points: { show: !isBars } },
      scales: {
        // Half a position of padding at both ends, so that no bar is cut off.
        x: { time: false, dir: isRtl ? -1 : 1, range: [-0.5, places.length - 0.5] },
        y: { range: (_plot, _least, most) => [0, Math.max(most * 1.08, 1)] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: isSlanted ? Math.min(wide * SLANT + 24, box.clientHeight / 2) : 32,
          incrs: labelled ? [1] : STEPS,
          space: labelled ? 1 : wide + FONT_SIZE,
          rotate: isSlanted ? -45 : 0,
          values: (_plot, splits) => splits.map((at) => places[at] ?? ''),
        },
        {
          ...axis,
          side: isRtl ? 1 : 3,
          incrs: STEPS,
          size: 48,
          values: (_plot, splits) => splits.map((value) => series[0]?.format(value) ?? String(value)),
        },
      ],
      series: [
        {},
        ...series.map(({ label }, index) => ({
          label,
          stroke: colours[index],
          width: 2,
          ...(isBars
            ? {
                fill: colours[index],
                paths: bars(heights, isStacked ? 0 : index, isStacked ? 1 : series.length, isStacked),
                points: { show: false },
              }
            : { points: { show: true, size: 6, fill: colours[index] } }),
        })),
      ],
      hooks: { setCursor: [({ cursor }) => onPoint?.(cursor.idx ?? undefined)] },
    },
    [places.map((_, index) => index), ...heights],
    box,
  );
}

/** The tops of series that stand on each other. */
export function stacked(series: readonly Pick<ChartSeries, 'values'>[]): (number | null)[][] {
  return series.map((_, top) =>
    series[top]!.values.map((value, place) =>
      value === null
        ? null
        : series.slice(0, top + 1).reduce((sum, { values }) => sum + (values[place] ?? 0), 0),
    ),
  );
}

/** The top of the nearest series below, on which a stacked bar stands. */
const floorOf = (heights: readonly (number | null)[][], series: number, place: number): number =>
  heights.slice(0, series).findLast((tops) => tops[place] !== null)?.[place] ?? 0;

/** Draws the bars of one of several series, which share the width of a position or stand on each other. */
const bars =
  (
    heights: readonly (number | null)[][],
    index: number,
    count: number,
    isStacked: boolean,
  ): uPlot.Series.PathBuilder =>
  (plot, seriesIndex, first, last) => {
    const path = new Path2D();
    const place = Math.abs(plot.valToPos(1, 'x', true) - plot.valToPos(0, 'x', true));
    const group = Math.min(place * 0.7, 72 * devicePixelRatio * count);
    const width = group / count;
    const turn = plot.scales.x?.dir === -1 ? count - 1 - index : index;
    for (let at = first; at <= last; at++) {
      const value = plot.data[seriesIndex]?.[at];
      if (value === null || value === undefined) continue;
      const top = plot.valToPos(value, 'y', true);
      const below = isStacked ? floorOf(heights, seriesIndex - 1, at) : 0;
      const floor = plot.valToPos(below, 'y', true);
      if (floor <= top) continue;
      const left = plot.valToPos(at, 'x', true) - group / 2 + turn * width;
      const radius = Math.min(4 * devicePixelRatio, width / 3, floor - top);
      path.roundRect(left + width * 0.08, top, width * 0.84, floor - top, [radius, radius, 0, 0]);
    }
    return { fill: path, stroke: null };
  };

function widest(texts: readonly string[], font: string): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 80;
  pen.font = font;
  return Math.max(...texts.map((text) => pen.measureText(text).width));
}
