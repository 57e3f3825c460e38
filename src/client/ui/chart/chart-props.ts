export interface ChartSeries {
  label: string;
  /** One value for each place; null is a gap. */
  values: readonly (number | null)[];
  /** Formats a number of the scale. */
  format: (value: number) => string;
}

export interface ChartProps {
  look: 'bars' | 'line';
  /** The labels along the lower edge, in order. */
  places: readonly string[];
  series: readonly ChartSeries[];
  /** Called with the place under the pointer; undefined when there is none. */
  onPoint?: (place: number | undefined) => void;
}
