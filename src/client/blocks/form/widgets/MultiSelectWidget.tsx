import type { KeyboardEvent } from 'react';
import { message } from '../../../../../generated/messages/form.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { type ChoiceWidgetProps, toggled, useSeenChoices } from './Choices.tsx';
import { Combobox } from './Combobox.tsx';
import { asList, asText } from './widget.ts';
import './controls.css';

/**
 * Multiple choice from a list: a click toggles an item and leaves the list open; the chosen items are shown
 * above it as chips.
 */
export function MultiSelectWidget(props: ChoiceWidgetProps) {
  const { id, field, value, onChange, choices, loading, disabled, labelledBy } = props;
  const chosen = asList(value);
  const seen = useSeenChoices(choices);

  const removeLast = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && event.currentTarget.value === '' && chosen.length > 0)
      onChange(chosen.slice(0, -1));
  };
  const remove = (one: unknown) => {
    onChange(chosen.filter((other) => other !== one));
    document.getElementById(id)?.focus();
  };
  return (
    <div className="multi-select">
      {chosen.length > 0 && (
        <ul className="chip-list" aria-labelledby={labelledBy}>
          {chosen.map((one) => {
            const label = seen(one)?.label ?? (loading ? '…' : String(one));
            return (
              <li key={String(one)}>
                <Chip
                  onRemove={() => remove(one)}
                  removeLabel={message('form.remove', { what: label })}
                  disabled={disabled}
                >
                  {label}
                </Chip>
              </li>
            );
          })}
        </ul>
      )}
      <Combobox
        {...props}
        several
        chosen={chosen.flatMap((one) => seen(one) ?? [])}
        onChoose={(choice) => choice && onChange(toggled(chosen, choice.value, choices))}
        placeholder={
          loading ? message('loading') : asText(field.ui.placeholder) || message('form.search_select')
        }
        onKeyDown={removeLast}
      />
    </div>
  );
}
