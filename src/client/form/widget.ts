import type { ErrorSchema } from '@rjsf/utils';
import type { FieldSchema } from '../../language/run/form/field-schema.ts';
import type { FieldUi } from '../../language/run/form/form-module.ts';
import type { DataPath } from './data-path.ts';

/** One property as it is drawn now, with everything that its active declarations say together. */
export type WidgetField = { name: string; title: string; schema: FieldSchema; ui: FieldUi; widget: string };

export interface WidgetProps {
  id: string;
  /** The path, dotted: the control's name in the form. */
  name: string;
  path: DataPath;
  field: WidgetField;
  value: unknown;
  /** `facts` are siblings that follow from the choice (`x-lookup` with `row`). */
  onChange: (value: unknown, facts?: Readonly<Record<string, unknown>>) => void;
  disabled: boolean;
  required: boolean;
  invalid: boolean;
  /** The errors at the value and below it. */
  errors: ErrorSchema | undefined;
  /** The label's element, for widgets that are more than one control. */
  labelledBy: string;
  /** The error's and the help's elements, as far as they are there. */
  describedBy: string | undefined;
}

/** What every single control of a widget carries. */
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

/** What the group of a widget with several controls carries. */
export function groupProps({ labelledBy, describedBy }: WidgetProps) {
  return { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy };
}

export const asText = (value: unknown) => (value === undefined || value === null ? '' : String(value));

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
