import type { FieldProps } from '@rjsf/utils';
import { useCallback } from 'react';
import { Choices } from './Choices.tsx';
import type { DataPath } from './data-path.ts';
import { errorIdOf, helpIdOf, labelIdOf } from './FieldFrame.tsx';
import { useErrorText, useFieldValue, useFormState, useFormStore } from './form-context.ts';
import { partIn } from './structure.ts';
import type { WidgetProps } from './widget.ts';
import { choosers, widgets } from './widgets.ts';

/** A value and the widget that draws it; the only part of a form that a keystroke draws anew. */
export function ValueField({ fieldPathId, uiSchema, disabled, required }: FieldProps) {
  const store = useFormStore();
  const path = fieldPathId.path as DataPath;
  const part = partIn(uiSchema);
  const value = useFieldValue(path);
  const invalid = useErrorText(path, true) !== '';
  const formDisabled = useFormState((state) => state.disabled);
  const onChange = useCallback(
    (next: unknown, facts?: Readonly<Record<string, unknown>>) => store.write(path, next, facts),
    [store, path],
  );
  if (!part) return null;

  const id = fieldPathId.$id;
  const described = [invalid && errorIdOf(id), part.ui.help && helpIdOf(id)].filter(Boolean).join(' ');
  const props: WidgetProps = {
    id,
    name: path.join('.'),
    path,
    part,
    value,
    onChange,
    disabled: Boolean(disabled) || formDisabled,
    required: Boolean(required),
    invalid,
    labelledBy: labelIdOf(id),
    describedBy: described || undefined,
  };
  const chooser = choosers[part.widget];
  if (chooser) return <Choices {...props} widget={chooser} />;
  const Widget = widgets[part.widget] ?? UnknownWidget;
  return <Widget {...props} />;
}

/** A name that no widget has: seen at once, and found by the check of the definitions. */
function UnknownWidget({ part }: WidgetProps) {
  return <p className="field-error">{`${part.name}: there is no widget "${part.widget}"`}</p>;
}
