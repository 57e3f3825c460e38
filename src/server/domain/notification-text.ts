import type { components } from '../../../generated/api.d.ts';
import type { ValueMap } from '../../../generated/definitions.d.ts';
import statusTexts from '../../../schemas/maps/application-text.json' with { type: 'json' };
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { type FormatText, formatText } from '../../shared/formats.ts';
import { caseOf } from '../../shared/value-map.ts';
import { template } from '../../shared/value-path.ts';
import { riyadhMoment } from './riyadh-day.ts';

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
    title: template(messages[`notifications.${kind}.title`], scope, format),
    message: template(messages[`notifications.${kind}.message`], scope, format),
  };
}
