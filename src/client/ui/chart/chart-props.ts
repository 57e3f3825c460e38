export interface ChartSeries {
  label: string;
  /** One for each place; null is a gap. */
  values: readonly (number | null)[];
  /** How a number of the scale reads. */
  format: (value: number) => string;
}

export interface ChartProps {
  look: 'bars' | 'line';
  /** What stands along the lower edge, in order. */
  places: readonly string[];
  series: readonly ChartSeries[];
  /** The place under the pointer, while there is one. */
  onPoint?: (place: number | undefined) => void;
}
