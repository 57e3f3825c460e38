import type { Reads } from '../../../../language/run/form/form-module.ts';
import type { Clock } from '../../../../language/run/value/clock.ts';
import { cached, formatText } from '../../../../language/run/value/formats.ts';
import { template } from '../../../../language/run/value/value-path.ts';
import { localTime, momentOf, zoned } from '../../../../language/run/value/zoned-time.ts';
import type { DataPath, FormData } from '../../../engine/value/data-path.ts';
import { useVisit } from '../../../state/visit.ts';
import { useValueAt } from '../values/form-context.ts';
import { asText, controlProps, type WidgetProps } from './widget.ts';

import './controls.css';

/**
 * A date and time, stored as an instant (RFC 3339, UTC). It is shown and entered in the time zone of its place if the
 * form knows one, otherwise in the user's; the zone is named below the field.
 */
export function DatetimeWidget(props: WidgetProps) {
  const { id, path, field, value, onChange, describedBy } = props;
  const { reads } = field.ui;
  const { clock } = useVisit();
  const at = new Date(asText(value));
  const zones = useValueAt(path.slice(0, -1)) as FormData | undefined;
  const place = reads && (asText(zones?.[reads.place]) || undefined);
  const zone = `${id}-zone`;
  const elsewhere = `${id}-reads`;
  return (
    <>
      <input
        {...controlProps(props)}
        aria-describedby={[describedBy, zone, reads && elsewhere].filter(Boolean).join(' ')}
        className="control"
        type="datetime-local"
        value={toLocal(at, place)}
        onChange={(event) => onChange(toInstant(event.target.value, place))}
      />
      <p id={zone} className="field-help">
        {timeZoneName(isMoment(at) ? at : (clock.now ?? new Date()), place ? { timeZone: place } : clock)}
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

/** The name of a time zone at that time: "Arabian Standard Time". */
function timeZoneName(at: Date, { timeZone }: Pick<Clock, 'timeZone'>): string | undefined {
  const parts = cached(Intl.DateTimeFormat, { timeZone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

const isMoment = (date: Date) => !Number.isNaN(date.getTime());

function toInstant(local: string, place: string | undefined): string {
  const at = place === undefined ? new Date(local) : momentOf(place, local);
  return isMoment(at) ? at.toISOString() : '';
}

function toLocal(date: Date, place: string | undefined): string {
  if (!isMoment(date)) return '';
  if (place !== undefined) return localTime(place, date);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
