import { type FieldProps, getUiOptions } from '@rjsf/utils';
import { useCallback, useMemo } from 'react';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FieldUi } from '../../../../language/run/form/form-module.ts';
import type { DataPath, FormData } from '../../../engine/value/data-path.ts';
import { useForm, useRequired, useValueAt } from '../values/form-context.ts';
import { Choices } from '../widgets/Choices.tsx';
import type { WidgetProps } from '../widgets/widget.ts';
import { widgetFor } from '../widgets/widget-for.ts';
import { choosers, widgets } from '../widgets/widgets.ts';
import { errorIdOf, helpIdOf, labelIdOf, warningIdOf } from './FieldFrame.tsx';
import { useWarnings } from './FieldWarnings.tsx';

/** A value and its widget; the only part of a form that renders on a keystroke. */
export function ValueField({
  schema,
  uiSchema,
  fieldPathId,
  name,
  title,
  disabled,
  required,
  rawErrors,
  errorSchema,
}: FieldProps) {
  const { atoms } = useForm();
  const path = fieldPathId.path as DataPath;
  const value = useValueAt(path);
  const field = useMemo(() => {
    const ui = getUiOptions(uiSchema) as FieldUi;
    const fieldSchema = schema as FieldSchema;
    return {
      name,
      title: fieldSchema.title ?? title ?? name,
      schema: fieldSchema,
      ui,
      widget: widgetFor(fieldSchema, ui),
    };
  }, [schema, uiSchema, name, title]);
  const onChange = useCallback(
    (next: unknown, facts?: FormData) => atoms.write(path, next, facts),
    [atoms, path],
  );
  const invalid = Boolean(rawErrors?.length) || Object.keys(errorSchema ?? {}).length > 0;
  const id = fieldPathId.$id;
  const isWarned = useWarnings(path).length > 0;
  const described = [invalid && errorIdOf(id), isWarned && warningIdOf(id), field.ui.help && helpIdOf(id)]
    .filter(Boolean)
    .join(' ');
  const props: WidgetProps = {
    id,
    name: path.join('.'),
    path,
    field,
    value,
    onChange,
    disabled: Boolean(disabled || field.schema['x-disabled']),
    required: useRequired(required, field.schema),
    invalid,
    errors: errorSchema,
    labelledBy: labelIdOf(id),
    describedBy: described || undefined,
  };
  const chooser = choosers[field.widget];
  if (chooser) return <Choices {...props} widget={chooser} />;
  const Widget = widgets[field.widget] ?? UnknownWidget;
  return <Widget {...props} />;
}

/** Shown for an unknown widget name; `schemas:check` reports it earlier. */
function UnknownWidget({ field }: WidgetProps) {
  return <p className="field-error">{`${field.name}: there is no widget "${field.widget}"`}</p>;
}
