import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { ChoiceWidgetProps } from '../Choices.tsx';
import { sameData } from '../data-path.ts';
import { useFormStore } from '../form-context.ts';
import type { Choice } from '../lookup-context.ts';
import { asText, controlProps } from '../widget.ts';
import { Combobox } from './Combobox.tsx';
import './controls.css';

/** From this many on one searches instead of scrolling. */
const many = 13;

/** One of a list: the browser's own list for a short one, a searchable one for a long one. */
export function SelectWidget(props: ChoiceWidgetProps) {
  const { part, value, choices, loading } = props;
  const use = part.schema['x-lookup'];
  const factsName = typeof use === 'object' ? use.row : undefined;
  useFacts(props, factsName);
  const isLong = choices.length >= many;
  useKeptFocus(props.id, isLong);

  const choose = (choice: Choice | undefined) =>
    props.onChange(choice?.value ?? null, factsName ? { [factsName]: choice?.row } : undefined);
  if (isLong) {
    return (
      <Combobox {...props} chosen={choices.find((choice) => choice.value === value)} onChoose={choose} />
    );
  }
  return (
    <div className="select">
      <select
        {...controlProps(props)}
        className="control"
        // A choice that is drawn as a list only because it is long has no label of its own.
        aria-labelledby={part.widget === 'options' ? props.labelledBy : undefined}
        aria-busy={loading || undefined}
        value={asText(value)}
        data-empty={value === undefined || value === null || value === '' ? '' : undefined}
        onChange={(event) => choose(choices.find((choice) => String(choice.value) === event.target.value))}
      >
        <option value="">{loading ? 'Loading...' : asText(part.ui.placeholder) || 'Select'}</option>
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

/** Keeps the read-only facts of the chosen row beside a value that was there before its list had come. */
function useFacts({ path, value, choices }: ChoiceWidgetProps, name: string | undefined) {
  const store = useFormStore();
  useEffect(() => {
    if (!name) return;
    const row = choices.find((choice) => choice.value === value)?.row;
    const at = [...path.slice(0, -1), name];
    if (row && !sameData(store.read(at), row)) store.fill(at, row);
  }, [store, path, name, value, choices]);
}

/** A list that has just come may need another control; whoever was in the one before is then in the new one. */
function useKeptFocus(id: string, isLong: boolean) {
  const wasLong = useRef(isLong);
  const hadFocus = wasLong.current !== isLong && document.activeElement?.id === id;
  useLayoutEffect(() => {
    wasLong.current = isLong;
    if (hadFocus) document.getElementById(id)?.focus({ preventScroll: true });
  });
}
