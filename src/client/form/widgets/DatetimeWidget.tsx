import { asText, controlProps, type WidgetProps } from '../widget.ts';
import './controls.css';

/** A moment: shown and typed in the time of the person's place, kept as the instant that it is (RFC 3339, UTC). */
export function DatetimeWidget(props: WidgetProps) {
  const { value, onChange } = props;
  return (
    <input
      {...controlProps(props)}
      className="control"
      type="datetime-local"
      value={toLocal(asText(value))}
      onChange={(event) => onChange(toInstant(event.target.value))}
    />
  );
}

const toInstant = (local: string) => (local ? new Date(local).toISOString() : '');

function toLocal(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
