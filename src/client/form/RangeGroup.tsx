import { type ReactNode, useId } from 'react';
import type { FieldGroup } from '../../shared/form-module.ts';
import { formatText } from '../../shared/formats.ts';
import type { DataPath } from './data-path.ts';
import { useFieldValue, useFormState, useFormStore } from './form-context.ts';
import { rangeOf, type Thumb } from './range.ts';
import type { Part } from './structure.ts';
import './RangeGroup.css';

export interface RangeGroupProps {
  group: FieldGroup;
  /** The lower and the upper field. */
  parts: readonly Part[];
  path: DataPath;
  /** Their own fields, shown below the slider with `inputs`. */
  children: ReactNode;
}

/** One slider over two number fields, whose thumbs keep their distance. */
export function RangeGroup({ group, parts: [low, high], path, children }: RangeGroupProps) {
  if (!low || !high) return children;
  return (
    <Range group={group} low={low} high={high} path={path}>
      {children}
    </Range>
  );
}

type RangeProps = Omit<RangeGroupProps, 'parts'> & { low: Part; high: Part };

function Range({ group, low, high, path, children }: RangeProps) {
  const store = useFormStore();
  const titleId = useId();
  const lowValue = useFieldValue([...path, low.name]);
  const highValue = useFieldValue([...path, high.name]);
  const disabled = useFormState((state) => state.disabled);
  const range = rangeOf(group, low.schema, high.schema, lowValue, highValue);
  const say = (value: number) => formatText(group.format ?? 'number', value, { currency: group.currency });
  // With number fields beside it a value may lie beyond the slider; without, the end of the slider means "and above".
  const beyond = (value: unknown, thumb: number) =>
    say(group.inputs && typeof value === 'number' ? value : thumb);
  const sayLow = beyond(lowValue, range.low);
  const sayHigh =
    range.high === range.max && !group.inputs ? `${say(range.high)}+` : beyond(highValue, range.high);

  const thumb = (which: Thumb, part: Part, text: string) => (
    <input
      type="range"
      aria-label={part.title}
      aria-valuetext={text}
      min={range.min}
      max={range.max}
      step={range.step}
      value={range[which]}
      disabled={disabled}
      onChange={(event) => store.write([...path, part.name], range.moved(which, event.target.valueAsNumber))}
    />
  );
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
      <div className="range-slider">
        <span
          className="range-fill"
          style={{
            insetInlineStart: `${range.share(range.low)}%`,
            insetInlineEnd: `${100 - range.share(range.high)}%`,
          }}
        />
        {thumb('low', low, sayLow)}
        {thumb('high', high, sayHigh)}
      </div>
      {group.inputs && <div className="form-group">{children}</div>}
    </fieldset>
  );
}
