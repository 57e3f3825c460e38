import type { Clock } from '../../../../language/run/value/clock.ts';
import { cached } from '../../../../language/run/value/formats.ts';
import { useVisit } from '../../../state/visit.ts';
import { asText, controlProps, type WidgetProps } from './widget.ts';
import './controls.css';

/** A moment: shown and typed in the person's local time, which is named below, stored as an instant (RFC 3339, UTC). */
export function DatetimeWidget(props: WidgetProps) {
  const { id, value, onChange, describedBy } = props;
  const { clock } = useVisit();
  const at = new Date(asText(value));
  const zone = `${id}-zone`;
  return (
    <>
      <input
        {...controlProps(props)}
        aria-describedby={describedBy ? `${describedBy} ${zone}` : zone}
        className="control"
        type="datetime-local"
        value={toLocal(at)}
        onChange={(event) => onChange(toInstant(event.target.value))}
      />
      <span id={zone} className="field-help">
        {timeZoneName(isMoment(at) ? at : (clock.now ?? new Date()), clock)}
      </span>
    </>
  );
}

/** The person's time zone at a moment, in words: "Arabian Standard Time". */
function timeZoneName(at: Date, { timeZone }: Clock): string | undefined {
  const parts = cached(Intl.DateTimeFormat, { timeZone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

const isMoment = (date: Date) => !Number.isNaN(date.getTime());

const toInstant = (local: string) => (local ? new Date(local).toISOString() : '');

function toLocal(date: Date): string {
  if (!isMoment(date)) return '';
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
