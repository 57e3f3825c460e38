import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import type { ChoiceWidgetProps } from './Choices.tsx';
import { groupProps } from './widget.ts';
import './choices.css';

/** A single choice with all options visible; `segmented` shows them as one bar. */
export function RadioWidget(props: ChoiceWidgetProps) {
  const { id, name, field, value, onChange, choices, loading, disabled, required, invalid } = props;
  if (loading) return <Skeleton variant="control" />;
  const segmented = field.widget === 'segmented';
  return (
    <div
      role="radiogroup"
      className={segmented ? 'segments' : 'choices'}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      {...groupProps(props)}
    >
      {choices.map((choice) => (
        <label key={choice.value} className={segmented ? 'segment' : 'choice'}>
          <input
            type="radio"
            id={`${id}-${choice.value}`}
            name={`${id}-${name}`}
            checked={value === choice.value}
            disabled={disabled}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
