import type { components } from '../../../generated/api.d.ts';
import type { ValueMap } from '../../../generated/definitions.d.ts';
import statusTexts from '../../../generated/documents/maps/application-text.json' with { type: 'json' };
import { serverTexts } from '../../../generated/server-texts.ts';
import { type FormatText, formatText } from '../../language/run/value/formats.ts';
import { riyadhMoment } from '../../language/run/value/riyadh-day.ts';
import { caseOf, template } from '../../language/run/value/value-path.ts';

export type NotificationKind = components['schemas']['NotificationKind'];

/** Everybody reads the same text, so moments are told in the Gulf's time. */
const format: FormatText = (name, value, options) =>
  name === 'date-time' ? riyadhMoment(new Date(String(value))) : formatText(name, value, options);

/** What a notification says; `status_text` is what candidates are told about an application's state. */
export function notificationText(
  kind: NotificationKind,
  facts: Readonly<Record<string, unknown>>,
): { title: string; message: string } {
  const scope = { ...facts, status_text: caseOf(statusTexts as ValueMap, facts.status)?.label };
  return {
    title: template(serverTexts[`notifications.${kind}.title`], scope, format),
    message: template(serverTexts[`notifications.${kind}.message`], scope, format),
  };
}
