import { serverTexts } from '../../../../../generated/server-texts.ts';
import { type FormatText, formatText } from '../../../../language/run/value/formats.ts';
import { template } from '../../../../language/run/value/value-path.ts';
import { unzoned } from '../../../../language/run/value/zoned-time.ts';
import type { Answered } from '../../../engine/http/answered.ts';
import { type ShownText, writtenText } from '../../reference/shown-texts.ts';
import { zoneOfCountry } from '../told-time.ts';

export type NotificationKind = Answered<'NotificationKind'>;

/** Tells times in the reader's time zone; while none is known, in the one that stands with the time. */
const formatFor =
  ({ time_zone }: { time_zone: string | null }): FormatText =>
  (name, value, options) =>
    formatText(name, value, {
      ...options,
      timeZone: time_zone ?? unzoned(value).timeZone ?? zoneOfCountry(null),
    });

/**
 * Returns a notification's texts; `status_text` is the sentence for candidates about an application's state, `statusOf`
 * returns Admins' own labels.
 */
export function notificationText(
  kind: NotificationKind,
  facts: Readonly<Record<string, unknown>>,
  statusOf: (status: string) => ShownText = (status) => writtenText('statuses', status),
  reader: { time_zone: string | null } = { time_zone: null },
): { title: string; message: string } {
  const shown = typeof facts.status === 'string' ? statusOf(facts.status) : undefined;
  const scope = { ...facts, ...(shown && { status: shown.label, status_text: shown.description }) };
  const format = formatFor(reader);
  return {
    title: template(serverTexts[`notifications.${kind}.title`], scope, format),
    message: template(serverTexts[`notifications.${kind}.message`], scope, format),
  };
}
