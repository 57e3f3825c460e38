import type { ValueLabels } from '../../../../../generated/definitions.d.ts';
import stateLabels from '../../../../../generated/documents/labels/hiring-item-state.json' with {
  type: 'json',
};
import { caseOf } from '../../../../language/run/value/value-path.ts';
import { languageNow } from '../../../engine/messages/call-language.ts';
import { sayPhrase } from '../../../engine/messages/say.ts';
import type { RequiredItem } from '../checklist/required-items.ts';
import type { ItemState } from './item-states.ts';

/** What an item is about, in the language of the call. */
export function aboutOf({ subject, for_each }: Pick<RequiredItem, 'subject' | 'for_each'>): string | null {
  if (subject === null) return null;
  if (for_each === 'country') return countryName(subject);
  return for_each === 'gap' ? monthsOf(subject) : subject;
}

/** An item's title for a sentence: with what it is about. */
export function titleOf(item: RequiredItem): string {
  const about = aboutOf(item);
  const title = sayPhrase(item.title);
  return about === null ? title : `${title} (${about})`;
}

/** A country by its code; what has no code is a name already. */
const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames([languageNow()], { type: 'region', fallback: 'none' }).of(code) ?? code)
    : code;

/** The months of a gap, `2021-03/2021-09`; one that lasts until today ends in `..`. */
const monthsOf = (gap: string): string =>
  gap
    .split('/')
    .flatMap((month) => (month === '..' ? [] : [monthName(month)]))
    .join(' – ');

const monthName = (month: string): string =>
  new Intl.DateTimeFormat(languageNow(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

/** A state as the screens name it. */
export const stateText = (state: ItemState): string =>
  sayPhrase(caseOf(stateLabels as ValueLabels, state)?.label ?? state);
