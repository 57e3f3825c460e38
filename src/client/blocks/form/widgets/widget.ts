import type { ErrorSchema } from '@rjsf/utils';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FieldUi } from '../../../../language/run/form/form-module.ts';
import type { DataPath } from '../../../engine/value/data-path.ts';

/** A property as currently shown, merged from all of its active declarations. */
export type WidgetField = { name: string; title: string; schema: FieldSchema; ui: FieldUi; widget: string };

export interface WidgetProps {
  id: string;
  /** The dotted path: the control's name in the form. */
  name: string;
  path: DataPath;
  field: WidgetField;
  value: unknown;
  /** `facts` are sibling values set together with the choice (`x-lookup` with `row`). */
  onChange: (value: unknown, facts?: Readonly<Record<string, unknown>>) => void;
  disabled: boolean;
  required: boolean;
  invalid: boolean;
  /** The errors at the value and below it. */
  errors: ErrorSchema | undefined;
  /** The id of the label element, for widgets with more than one control. */
  labelledBy: string;
  /** The ids of the error and help elements that exist. */
  describedBy: string | undefined;
}

/** The props of a control in a widget. */
export function controlProps({ id, name, disabled, required, invalid, describedBy }: WidgetProps) {
  return {
    id,
    name,
    disabled,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  };
}

/** The props of the group around a widget with several controls. */
export function groupProps({ labelledBy, describedBy }: WidgetProps) {
  return { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy };
}

export const asText = (value: unknown) => (value === undefined || value === null ? '' : String(value));

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
