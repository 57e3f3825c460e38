import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ChoiceWidgetProps } from '../Choices.tsx';
import { asList, groupProps } from '../widget.ts';
import { toggled } from './toggled.ts';
import './choices.css';

/** Any of a few, each with its box; of many, the first ones and what is chosen, until all are asked for. */
export function CheckboxesWidget(props: ChoiceWidgetProps) {
  const { id, name, part, value, onChange, choices, loading, disabled, invalid } = props;
  const [all, setAll] = useState(false);
  const listId = useId();
  const chosen = asList(value);
  const shown = typeof part.ui.shown === 'number' ? part.ui.shown : choices.length;
  const visible = all
    ? choices
    : choices.filter((choice, index) => index < shown || chosen.includes(choice.value));
  if (loading) return <LoadingChoices count={Number(part.ui.shown ?? 3)} />;
  return (
    <fieldset className="choices" {...groupProps(props)}>
      <div className={all ? 'choices-all' : 'choices'} id={listId}>
        {visible.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type="checkbox"
              id={`${id}-${choice.value}`}
              name={name}
              checked={chosen.includes(choice.value)}
              disabled={disabled}
              aria-invalid={invalid || undefined}
              onChange={() => onChange(toggled(chosen, choice.value, choices))}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {choices.length > shown && (
        <Button
          size="small"
          tone="quiet"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show less' : `Show all ${choices.length}`}
        </Button>
      )}
    </fieldset>
  );
}

/** Lines and a button in the measures of those that come. */
const LoadingChoices = ({ count }: { count: number }) => (
  <div className="choices" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <span key={index} className="choice">
        <Skeleton look="word" width="9rem" />
      </span>
    ))}
    <span className="button" data-size="small">
      <Skeleton look="word" width="5rem" />
    </span>
  </div>
);
