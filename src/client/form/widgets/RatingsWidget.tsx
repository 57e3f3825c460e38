import { isObject } from '../../../shared/conditions.ts';
import { read } from '../../../shared/value-path.ts';
import { useFormState } from '../form-context.ts';
import { groupProps, type WidgetProps } from '../widget.ts';
import './ratings.css';
import './choices.css';

/** One choice for each of several things: their names and the scale come with the data (`x-keys`, `x-options`). */
export function RatingsWidget(props: WidgetProps) {
  const { id, path, part, value, onChange, disabled } = props;
  const holder = path.slice(0, -1);
  const { schema } = part;
  const scaleSource =
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties['x-options'] : '';
  const things = useTexts(holder, schema['x-keys'] ?? '');
  const scale = useTexts(holder, scaleSource ?? '');
  const answers = isObject(value) ? value : {};
  return (
    <fieldset className="ratings" {...groupProps(props)}>
      {things.map((thing, row) => (
        <div key={thing} role="radiogroup" className="rating" aria-labelledby={`${id}-${row}`}>
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
  const text = useFormState((store) => JSON.stringify([read(source, store.read(holder)) ?? []].flat()));
  return JSON.parse(text) as string[];
}
