import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { message } from '../../../../../generated/messages/form.ts';
import { isPresent } from '../../../../language/run/value/value-path.ts';
import { type FormData, readAt, sameData } from '../../../engine/value/data-path.ts';
import type { Choice } from '../../../engine/value/lookup-context.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useForm, useValueAt } from '../values/form-context.ts';
import { type ChoiceWidgetProps, useSeenChoices } from './Choices.tsx';
import { Combobox, useKeptFocus } from './Combobox.tsx';
import { RadioWidget } from './RadioWidget.tsx';
import { asText, controlProps } from './widget.ts';
import './controls.css';

/** The number of choices from which a list is searchable. */
const many = 13;

/**
 * A single choice from a list: the browser's own select for a short list, a searchable one for a long list.
 */
export function SelectWidget(props: ChoiceWidgetProps) {
  const { field, value, choices, loading } = props;
  const use = field.schema['x-lookup'];
  const { row: factsName, fill = {} } = typeof use === 'object' ? use : {};
  useFacts(props, factsName);
  const seen = useSeenChoices(choices);
  // What is typed while the list loads is searched for, however long the list turns out to be.
  const [typed, setTyped] = useState<string>();
  const isLong = choices.length >= many || props.onSearch !== undefined || typed !== undefined;
  useKeptFocus(props.id, isLong, typed === undefined);
  const search = (event: KeyboardEvent) => {
    if (!loading || event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setTyped(event.key);
  };

  const filling = useFilling(props, fill);

  const choose = (choice: Choice | undefined) =>
    props.onChange(choice?.value ?? null, {
      ...(factsName !== undefined && { [factsName]: choice?.row }),
      ...filling(choice),
    });
  if (isLong) {
    const chosen = [seen(value) ?? []].flat();
    const clear = () => {
      choose(undefined);
      document.getElementById(props.id)?.focus();
    };
    return (
      <Combobox
        {...props}
        chosen={chosen}
        onChoose={choose}
        typed={typed}
        placeholder={asText(field.ui.placeholder) || message('form.select')}
      >
        {chosen.length > 0 && !props.required && !props.disabled && (
          <IconButton
            icon="x"
            size="small"
            label={message('form.clear_of', { field: field.title })}
            onClick={clear}
          />
        )}
      </Combobox>
    );
  }
  return (
    <div className="select">
      <select
        {...controlProps(props)}
        className="control"
        // Radio options shown as a list only because there are many have no label element of their own.
        aria-labelledby={field.widget === 'options' ? props.labelledBy : undefined}
        aria-busy={loading || undefined}
        value={asText(value)}
        data-empty={value === undefined || value === null || value === '' ? '' : undefined}
        onKeyDown={search}
        onChange={(event) => choose(choices.find((choice) => String(choice.value) === event.target.value))}
      >
        <option value="">
          {loading ? message('loading') : asText(field.ui.placeholder) || message('form.select')}
        </option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
}

/** Fills sibling fields from the choice, but never overwrites what the user typed there. */
function useFilling({ path }: ChoiceWidgetProps, fill: Readonly<Record<string, string>>) {
  const { atoms } = useForm();
  const last = useRef<FormData>({});
  return (choice: Choice | undefined): FormData => {
    const written = Object.entries(fill).flatMap(([name, property]) => {
      const text = readAt(atoms.data, [...path.slice(0, -1), name]);
      const next = choice?.row?.[property];
      const isFree = !isPresent(text) || text === last.current[name];
      return isFree && isPresent(next) ? [[name, next]] : [];
    });
    const filled: FormData = Object.fromEntries(written);
    last.current = { ...last.current, ...filled };
    return filled;
  };
}

/** Fills in the read-only facts of a row that was chosen before its list was loaded. */
function useFacts({ path, value, choices }: ChoiceWidgetProps, name: string | undefined) {
  const { atoms } = useForm();
  const at = name === undefined ? path : [...path.slice(0, -1), name];
  const fact = useValueAt(at);
  const row = name === undefined ? undefined : choices.find((choice) => choice.value === value)?.row;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is a new array on each render
  useEffect(() => {
    if (row && !sameData(fact, row)) atoms.write(at, row);
  }, [atoms, at.join('.'), fact, row]);
}

/** The maximum number of choices shown as radio buttons. */
const few = 6;

/** A single choice among values that came with the data: radio buttons for few, a list for many. */
export function OptionsWidget(props: ChoiceWidgetProps) {
  return props.choices.length <= few ? <RadioWidget {...props} /> : <SelectWidget {...props} />;
}
