import type { Reads } from '../../../../language/run/form/form-module.ts';
import type { Clock } from '../../../../language/run/value/clock.ts';
import { cached, formatText } from '../../../../language/run/value/formats.ts';
import { template } from '../../../../language/run/value/value-path.ts';
import { zoned } from '../../../../language/run/value/zoned-time.ts';
import type { DataPath, FormData } from '../../../engine/value/data-path.ts';
import { useVisit } from '../../../state/visit.ts';
import { useValueAt } from '../values/form-context.ts';
import { asText, controlProps, type WidgetProps } from './widget.ts';

import './controls.css';

/**
 * A date and time: shown and entered in the user's local time zone, which is named below the field, and
 * stored as an instant (RFC 3339, UTC).
 */
export function DatetimeWidget(props: WidgetProps) {
  const { id, path, field, value, onChange, describedBy } = props;
  const { reads } = field.ui;
  const { clock } = useVisit();
  const at = new Date(asText(value));
  const zone = `${id}-zone`;
  const elsewhere = `${id}-reads`;
  return (
    <>
      <input
        {...controlProps(props)}
        aria-describedby={[describedBy, zone, reads && elsewhere].filter(Boolean).join(' ')}
        className="control"
        type="datetime-local"
        value={toLocal(at)}
        onChange={(event) => onChange(toInstant(event.target.value))}
      />
      <p id={zone} className="field-help">
        {timeZoneName(isMoment(at) ? at : (clock.now ?? new Date()), clock)}
      </p>
      {reads && <ReadElsewhere id={elsewhere} at={at} reads={reads} around={path.slice(0, -1)} />}
    </>
  );
}

interface ReadElsewhereProps {
  id: string;
  at: Date;
  reads: Reads;
  /** The path of the object that contains the time zones. */
  around: DataPath;
}

/** Shows the time as somebody elsewhere will read it; nothing until both time and place are known. */
function ReadElsewhere({ id, at, reads, around }: ReadElsewhereProps) {
  const zones = useValueAt(around) as FormData | undefined;
  const place = asText(zones?.[reads.place]);
  const timeZone = asText(reads.zone && zones?.[reads.zone]) || place;
  if (!isMoment(at) || place === '') return null;
  const value = formatText(reads.format, zoned(at, place), { timeZone });
  return (
    <p id={id} className="field-help">
      {template(reads.text, { value })}
    </p>
  );
}

/** The name of the user's time zone at that time: "Arabian Standard Time". */
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
