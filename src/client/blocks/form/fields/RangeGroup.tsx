import { type ReactNode, useEffect, useId } from 'react';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FieldGroup } from '../../../../language/run/form/form-module.ts';
import { formatText } from '../../../../language/run/value/formats.ts';
import type { DataPath } from '../../../engine/value/data-path.ts';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import { useForm, useValueAt } from '../values/form-context.ts';
import { keptOf, orMore, rangeOf } from './range.ts';
import './fields.css';

export interface RangeGroupProps {
  group: FieldGroup;
  fields: Record<string, FieldSchema>;
  path: DataPath;
  disabled: boolean | undefined;
  /** The two number fields, shown below the slider with `inputs`. */
  children: ReactNode;
}

/** One slider for two number fields; its thumbs keep the minimum gap (`x-gap`). */
export function RangeGroup({ group, fields, path, disabled, children }: RangeGroupProps) {
  const [low, high] = group.fields.map((name) => fields[name] && { name, schema: fields[name] });
  if (!low || !high) return children;
  return (
    <Range group={group} low={low} high={high} path={path} disabled={disabled}>
      {children}
    </Range>
  );
}

const loadRangeSlider = () => import('../../../ui/RangeSlider.tsx').then((module) => module.RangeSlider);

type End = { name: string; schema: FieldSchema };
type RangeProps = Omit<RangeGroupProps, 'fields'> & { low: End; high: End };

function Range({ group, low, high, path, disabled, children }: RangeProps) {
  const { atoms } = useForm();
  const titleId = useId();
  const [RangeSlider, load] = useLazyModule(loadRangeSlider);
  useEffect(load, [load]);
  const lowValue = useValueAt([...path, low.name]);
  const highValue = useValueAt([...path, high.name]);
  const range = rangeOf(group, low.schema, high.schema, lowValue, highValue);
  const say = (value: number) => formatText(group.format ?? 'number', value, { currency: group.currency });
  // With number fields below it, a value may exceed the slider and is still written as it is; without them, the end
  // means "or more".
  const written = (value: unknown, thumb: number) =>
    say(group.inputs && typeof value === 'number' ? value : thumb);
  const sayLow = written(lowValue, range.low);
  const sayHigh =
    range.high === range.max && !group.inputs ? orMore(say(range.high)) : written(highValue, range.high);

  return (
    <fieldset className="range" aria-labelledby={titleId}>
      <div className="range-head">
        <span className="field-label" id={titleId}>
          {group.title}
        </span>
        {(range.isSet || !group.inputs) && (
          <span className="range-values" aria-hidden="true">
            {sayLow} – {sayHigh}
          </span>
        )}
      </div>
      {RangeSlider ? (
        <RangeSlider
          min={range.min}
          max={range.max}
          step={range.step}
          gap={range.gap}
          value={[range.low, range.high]}
          ends={[
            { label: low.schema.title ?? low.name, text: sayLow },
            { label: high.schema.title ?? high.name, text: sayHigh },
          ]}
          disabled={disabled}
          onMove={(end, value) =>
            atoms.write([...path, end === 0 ? low.name : high.name], keptOf(group, range, end, value))
          }
        />
      ) : (
        <div className="range-line" aria-busy="true" />
      )}
      {group.help && <p className="field-help">{group.help}</p>}
      {group.inputs && <div className="form-group">{children}</div>}
    </fieldset>
  );
}
