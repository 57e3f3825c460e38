import type { ChartBlock, Definitions, Show } from '../../../../generated/definitions.d.ts';
import { formatText } from '../../../language/run/value/formats.ts';
import { inRow } from '../../../language/run/value/scope.ts';
import { type Scope, template, value } from '../../../language/run/value/value-path.ts';
import { displayValuesOf } from '../../engine/value/display-value.ts';
import type { ChartSeries } from '../../ui/chart/chart-props.ts';

export interface ChartData {
  /** The label of each row. */
  places: string[];
  series: (ChartSeries & { texts: string[] })[];
}

type Known = Pick<Definitions, 'maps' | 'labels'>;

/** Turns a chart's rows into series; undefined where there is no list. A missing value is a gap, not a zero. */
export function chartOf(
  { rows, x, series }: Pick<ChartBlock, 'rows' | 'x' | 'series'>,
  scope: Scope,
  known: Known,
): ChartData | undefined {
  const found = value(rows, scope);
  if (!Array.isArray(found)) return undefined;
  const scopes = found.map((item) => inRow(scope, item));
  const shownIn = (show: Show, rowScope: Scope) =>
    displayValuesOf({ else: '–', ...show }, rowScope, known)[0];
  return {
    places: scopes.map((rowScope) => shownIn(x, rowScope)?.text ?? ''),
    series: series.map((show) => {
      const shown = scopes.map((rowScope) => shownIn(show, rowScope));
      return {
        label: template(show.label ?? '', scope),
        values: shown.map((one) => (one?.raw === undefined ? null : Number(one.raw))),
        texts: shown.map((one) => one?.text ?? ''),
        format: (number) => formatText(show.format ?? 'number', number, { currency: show.currency }),
      };
    }),
  };
}
