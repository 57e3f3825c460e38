import { useState } from 'react';
import type { ChartBlock, Definitions, Show } from '../../../../generated/definitions.d.ts';
import { formatText } from '../../../language/run/value/formats.ts';
import { inRow } from '../../../language/run/value/scope.ts';
import { type Scope, template, value } from '../../../language/run/value/value-path.ts';
import { useScope } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { useScreenContext } from '../../engine/screen-context.ts';
import { displayValuesOf } from '../../engine/value/display-value.ts';
import { messageText } from '../../engine/value/message-text.ts';
import { Chart as Drawing } from '../../ui/chart/Chart.tsx';
import type { ChartSeries } from '../../ui/chart/draw-chart.ts';
import { Pie } from '../../ui/chart/Pie.tsx';
import { Empty } from '../../ui/note/Empty.tsx';
import './chart.css';

/** Numbers over time or by category as a chart, with a table for screen readers. */
export function Chart({ block }: { block: ChartBlock }) {
  const { title, variant = 'bars' } = block;
  const scope = useScope();
  const { definitions } = useScreenContext();
  const chart = chartOf(block, scope, definitions);
  const [pointed, setPointed] = useState<number>();
  if (!chart) return null;
  const heading = template(title, scope);
  const { places, series } = chart;
  const isPie = variant === 'pie';
  return (
    <figure className="chart">
      <figcaption className="chart-head">
        <Heading className="section-title">{heading}</Heading>
        <p className="chart-pointed" aria-hidden="true">
          {pointed !== undefined && places[pointed]}
        </p>
      </figcaption>
      {places.length === 0 ? (
        <Empty title={messageText('lists.empty', scope)} />
      ) : (
        <>
          <ul className="chart-legend" aria-hidden="true">
            {isPie
              ? places.map((place, index) => (
                  <li key={index} data-series={index + 1} data-pointed={index === pointed || undefined}>
                    {place}
                    <strong>{series[0]?.texts[index]}</strong>
                    {shareOf(series[0]?.values ?? [], index)}
                  </li>
                ))
              : series.map(({ label, texts }, index) => (
                  <li key={index} data-series={index + 1}>
                    {label}
                    <strong>{pointed !== undefined && texts[pointed]}</strong>
                  </li>
                ))}
          </ul>
          {isPie ? (
            <Pie parts={series[0]?.values ?? []} onPoint={setPointed} />
          ) : (
            <Drawing
              variant={variant}
              places={isDay(block.x) ? places.map(firstCalendar) : places}
              series={series}
              labelled={!isDay(block.x)}
              onPoint={setPointed}
            />
          )}
          <div className="visually-hidden">
            <table>
              <caption>{heading}</caption>
              <thead>
                <tr>
                  <td />
                  {series.map(({ label }, index) => (
                    <th key={index} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {places.map((place, row) => (
                  <tr key={row}>
                    <th scope="row">{place}</th>
                    {series.map(({ texts }, index) => (
                      <td key={index}>{texts[row]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </figure>
  );
}

/** A part's share of the whole, as text. */
const shareOf = (values: readonly (number | null)[], part: number) =>
  formatText('share', [values[part] ?? 0, values.reduce<number>((sum, value) => sum + (value ?? 0), 0)]);

/** Days may be left out along the edge, since the reader can tell them from those beside them; categories may not. */
const isDay = ({ format }: Show) => /date|month|year|weekday/.test(format ?? '');

/** A day along the edge has no room for a second calendar's; it is told where one points, and in the table. */
const firstCalendar = (day: string) => day.replace(/ \(.*\)$/, '');

interface ChartData {
  places: string[];
  series: (ChartSeries & { texts: string[] })[];
}

type Known = Pick<Definitions, 'labels' | 'labelsByPath'>;

/**
 * Turns a chart's rows into series; undefined when there is no list. A missing value is a gap, not a zero.
 */
function chartOf(
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
