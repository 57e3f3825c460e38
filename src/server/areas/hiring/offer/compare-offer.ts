import type { Fields } from '../../../engine/db/record.ts';
import type { OfferLine, Verdict } from '../tables/offer.ts';
import { withoutTags } from './as-applied.ts';

/** What an advert promises of these is prose in its benefits, which nothing here can compare. */
const ALLOWANCES = ['housing', 'flights', 'schooling', 'health', 'end_of_service'];

/**
 * Compares an offer with the advert as it was applied to. What cannot be shown to be as good is worse, or different where
 * neither is better, such as a title or a day; the candidate has to agree to both. Allowances are shown beside the benefits, for the candidate to compare.
 */
export function compareOffer(offer: Fields, advert: Fields): OfferLine[] {
  const line = (field: string, promised: string | null, verdict: () => Verdict): OfferLine => ({
    field,
    promised,
    verdict: promised === null ? 'not_promised' : verdict(),
  });
  const title = textOf(advert.vacancy_title);
  const start = textOf(advert.start_date);
  const duration = textOf(advert.contract_duration);
  const [low, high] = [advert.salary_range_min, advert.salary_range_max].map(numberOf);
  const benefits = textOf(withoutTags(textOf(advert.benefits) ?? ''));
  return [
    line('post', title, () => (isSameText(offer.post, title) ? 'equal' : 'different')),
    line('start_date', start, () => (offer.start_date === start ? 'equal' : 'different')),
    line('contract_kind', null, () => 'equal'),
    line('contract_months', duration, () => compareLength(offer, duration!)),
    line('probation_months', null, () => 'equal'),
    line('salary', low === null || high === null ? null : `${low}–${high}`, () =>
      compareNumbers(numberOf(offer.salary) ?? 0, low!, high!),
    ),
    line('benefits', benefits, () => 'see_advert'),
    ...ALLOWANCES.map(
      (field): OfferLine => ({
        field,
        promised: null,
        verdict: benefits === null ? 'not_promised' : 'see_advert',
      }),
    ),
    line('hours', null, () => 'equal'),
    line('notice_days', null, () => 'equal'),
  ].filter(
    ({ field, promised, verdict }) =>
      promised !== null || verdict === 'see_advert' || (offer[field] ?? null) !== null,
  );
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null;
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const isSameText = (one: unknown, other: string | null): boolean =>
  textOf(one)?.toLowerCase().replace(/\s+/g, ' ') === other?.toLowerCase().replace(/\s+/g, ' ');

const compareNumbers = (offered: number, low: number, high: number): Verdict => {
  if (offered < low) return 'worse';
  return offered > high ? 'better' : 'equal';
};

/** An open-ended contract is better than any length. */
function compareLength({ contract_kind, contract_months }: Fields, promised: string): Verdict {
  if (contract_kind === 'open_ended') return 'better';
  const [, count, unit] = /(\d+)\s*(month|year|شهر|أشهر|سن|عام)/i.exec(promised) ?? [];
  const months = Number(count) * (/year|سن|عام/i.test(unit ?? '') ? 12 : 1);
  const offered = numberOf(contract_months);
  if (Number.isNaN(months)) return 'different';
  return offered === null ? 'worse' : compareNumbers(offered, months, months);
}
