import { LabelText } from '../fields/FieldFrame.tsx';
import { controlProps, type WidgetProps } from './widget.ts';
import { isNumeric } from './widget-for.ts';
import './choices.css';

/**
 * A checkbox with its label beside it: true and false, or 1 and 0 where the schema says so. The required
 * mark is shown only where the box must be ticked: elsewhere both states are valid.
 */
export function CheckboxWidget(props: WidgetProps) {
  const { field, value, onChange, required } = props;
  const numeric = isNumeric(field.schema);
  const change = (checked: boolean) => onChange(numeric ? Number(checked) : checked);
  return (
    <label className="choice">
      <input
        {...controlProps(props)}
        type="checkbox"
        checked={value === true || value === 1}
        onChange={(event) => change(event.target.checked)}
      />
      <span>
        <LabelText
          title={field.title}
          path={props.path}
          required={required && field.schema.const !== undefined}
        />
      </span>
    </label>
  );
}
