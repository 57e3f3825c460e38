import { asText, controlProps, type WidgetProps } from './widget.ts';
import './controls.css';

/** A day, picked with the browser's date picker. */
export function DateWidget(props: WidgetProps) {
  const { field, value, onChange } = props;
  return (
    <input
      {...controlProps(props)}
      className="control"
      type="date"
      autoComplete={asText(field.ui.autocomplete) || undefined}
      value={asText(value).slice(0, 10)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
