import type { ComponentType } from 'react';
import type { StatsBlock } from '../../../../generated/definitions.d.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { useScope } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { DisplayedValue } from '../../engine/value/DisplayedValue.tsx';
import { type DisplayValue, useDisplayValues } from '../../engine/value/display-value.ts';
import { Meter } from '../../ui/meter/Meter.tsx';
import { Stat } from '../../ui/meter/Stat.tsx';
import './stats.css';

/** Labelled numbers. */
export function Stats({ block }: { block: StatsBlock }) {
  const { title, variant = 'cards', items } = block;
  const scope = useScope();
  const shown = useDisplayValues(items.map((item) => ({ else: '–', ...item })));
  const Numbers = VARIANTS[variant];
  return (
    <div className="stats" data-variant={variant}>
      {title && <Heading className="section-title">{template(title, scope)}</Heading>}
      <Numbers shown={shown} />
    </div>
  );
}

type Variant = NonNullable<StatsBlock['variant']>;
type Drawn = ComponentType<{ shown: readonly DisplayValue[] }>;

const Facts: Drawn = ({ shown }) => (
  <dl className="stats-list">
    {shown.map((one, index) => (
      <Stat key={index} label={one.label ?? ''} value={<DisplayedValue shown={one} />} icon={one.icon} />
    ))}
  </dl>
);

/** Shows a share as a bar. A map gives the bar its tone and the number its label. */
const Meters: Drawn = ({ shown }) =>
  shown.map((one, index) => (
    <div key={index} className="stats-meter">
      <p>
        <span>{one.label}</span>{' '}
        <strong>
          <DisplayedValue shown={one} />
        </strong>
      </p>
      <Meter
        value={Number(one.raw) || 0}
        max={one.max}
        label={one.label ?? ''}
        valueText={one.text}
        tone={one.tone}
      />
    </div>
  ));

/** Shows a large number with its unit directly after it. */
const Prices: Drawn = ({ shown }) =>
  shown.map((one, index) => (
    <p key={index} className="stats-price">
      <strong>
        <DisplayedValue shown={one} />
      </strong>
      {one.label && <span>{one.label}</span>}
    </p>
  ));

const VARIANTS: Record<Variant, Drawn> = { cards: Facts, strip: Facts, meter: Meters, price: Prices };
