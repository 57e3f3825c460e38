import { isObject } from '../../../../language/run/value/matches.ts';
import { read } from '../../../../language/run/value/value-path.ts';
import { useValueAt } from '../values/form-context.ts';
import { groupProps, type WidgetProps } from './widget.ts';
import './ratings.css';
import './choices.css';

/** One rating for each name; names and scale come with the data (`x-keys`, `x-options`). */
export function RatingsWidget(props: WidgetProps) {
  const { id, path, field, value, onChange, disabled, required, invalid } = props;
  const holder = path.slice(0, -1);
  const { schema } = field;
  const scaleSource =
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties['x-options'] : '';
  const things = useTexts(holder, schema['x-keys'] ?? '');
  const scale = useTexts(holder, scaleSource ?? '');
  const answers = isObject(value) ? value : {};
  return (
    <fieldset className="ratings" {...groupProps(props)}>
      {things.map((thing, row) => (
        <div
          key={thing}
          role="radiogroup"
          className="rating"
          aria-labelledby={`${id}-${row}`}
          aria-required={required || undefined}
          aria-invalid={(invalid && answers[thing] === undefined) || undefined}
          aria-describedby={props.describedBy}
        >
          <span className="rating-name" id={`${id}-${row}`}>
            {thing}
          </span>
          <div className="segments">
            {scale.map((step) => (
              <label key={step} className="segment">
                <input
                  type="radio"
                  name={`${id}-${row}`}
                  checked={answers[thing] === step}
                  disabled={disabled}
                  onChange={() => onChange({ ...answers, [thing]: step })}
                />
                <span>{step}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function useTexts(holder: readonly (string | number)[], source: string): string[] {
  return [read(source, useValueAt(holder)) ?? []].flat() as string[];
}
