import { LabelText } from '../FieldFrame.tsx';
import { controlProps, type WidgetProps } from '../widget.ts';
import { isNumeric } from '../widget-for.ts';
import './choices.css';

/**
 * Yes or no, with its label beside it: true and false, or 1 and 0 where the schema says so. The mark of what is required
 * stands only where it has to be ticked: both are answers elsewhere.
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
