import type { components } from '../../../generated/api.d.ts';
import { serverTexts } from '../../../generated/server-texts.ts';
import { type FormatText, formatText } from '../../language/run/value/formats.ts';
import { riyadhMoment } from '../../language/run/value/riyadh-day.ts';
import { template } from '../../language/run/value/value-path.ts';
import { type ShownText, writtenText } from '../shown-text/shown-texts.ts';

export type NotificationKind = components['schemas']['NotificationKind'];

/** All readers get the same text, so times are formatted for the Gulf. */
const format: FormatText = (name, value, options) =>
  name === 'date-time' ? riyadhMoment(new Date(String(value))) : formatText(name, value, options);

/**
 * Returns a notification's texts; `status_text` is the sentence for candidates about an application's state, `statusOf`
 * returns Admins' own labels.
 */
export function notificationText(
  kind: NotificationKind,
  facts: Readonly<Record<string, unknown>>,
  statusOf: (status: string) => ShownText = (status) => writtenText('statuses', status),
): { title: string; message: string } {
  const shown = typeof facts.status === 'string' ? statusOf(facts.status) : undefined;
  const scope = { ...facts, ...(shown && { status: shown.label, status_text: shown.description }) };
  return {
    title: template(serverTexts[`notifications.${kind}.title`], scope, format),
    message: template(serverTexts[`notifications.${kind}.message`], scope, format),
  };
}
