import { useId, useState } from 'react';
import { message } from '../../../../../generated/messages/form.ts';
import { formatText } from '../../../../language/run/value/formats.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { type ChoiceWidgetProps, toggled } from './Choices.tsx';
import { LoadingChoices } from './LoadingChoices.tsx';
import { asList, groupProps } from './widget.ts';
import './choices.css';

/** Multiple choice with checkboxes; a long list is collapsed to its first and its chosen items. */
export function CheckboxesWidget(props: ChoiceWidgetProps) {
  const { id, name, field, value, onChange, choices, loading, disabled, invalid } = props;
  const [all, setAll] = useState(false);
  const listId = useId();
  const chosen = asList(value);
  const shown = typeof field.ui.shown === 'number' ? field.ui.shown : choices.length;
  const visible = all
    ? choices
    : choices.filter((choice, index) => index < shown || chosen.includes(choice.value));
  if (loading) return <LoadingChoices shown={field.ui.shown} />;
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
            {choice.count !== undefined && (
              <span className="choice-count">{formatText('number', choice.count)}</span>
            )}
          </label>
        ))}
      </div>
      {choices.length === 0 && <p className="choices-none">{message('form.no_results')}</p>}
      {choices.length > shown && (
        <Button
          size="small"
          tone="quiet"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? message('form.show_less') : message('form.show_all', { n: choices.length })}
        </Button>
      )}
    </fieldset>
  );
}
