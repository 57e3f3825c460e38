import { riyadhDay } from './riyadh-day.ts';

/** What a rule may ask about the world outside the form. */
export type RuleFacts = {
  now: Date;
  /** Whether a row of this table other than the edited one has this text in this column, whatever its capitals. */
  isTaken: (table: string, column: string, text: string) => Promise<boolean>;
};

/** Whether a value that is present obeys the rule. */
export type ServerRule = (value: unknown, facts: RuleFacts) => boolean | Promise<boolean>;

/**
 * The rules that a form names in `x-server`, because only the server can check them. The start fails when a form
 * names one that is missing here. The text of a violation stands in the form, in `x-messages` under the rule's name.
 */
export const serverRules: Record<string, ServerRule> = {
  'today-or-later': (value, { now }) => String(value) >= riyadhDay(now),
  'in-future': (value, { now }) => Date.parse(String(value)) > now.getTime(),
  'past-date': (value, { now }) => String(value) < riyadhDay(now),
  'unique-country-name': async (value, { isTaken }) =>
    !(await isTaken('countries', 'name_en', String(value))),
  'unique-country-code': async (value, { isTaken }) => !(await isTaken('countries', 'iso2', String(value))),
};
