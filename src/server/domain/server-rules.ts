import { riyadhDay } from './riyadh-day.ts';

/** Whether a value that is present obeys the rule at this moment. */
export type ServerRule = (value: unknown, now: Date) => boolean;

/**
 * The rules that a form names in `x-server`, because only the server can check them. The start fails when a form
 * names one that is missing here. The text of a violation stands in the form, in `x-messages` under the rule's name.
 */
export const serverRules: Record<string, ServerRule> = {
  'today-or-later': (value, now) => String(value) >= riyadhDay(now),
  'in-future': (value, now) => Date.parse(String(value)) > now.getTime(),
  'past-date': (value, now) => String(value) < riyadhDay(now),
};
