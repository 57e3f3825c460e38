import type { CodedMessage } from '../../../language/run/form/form-module.ts';
import { formatText } from '../../../language/run/value/formats.ts';
import table from '../../data/quotas.json' with { type: 'json' };
import type { Settings } from '../../engine/http/handler.ts';
import { coded } from '../../engine/messages/say.ts';

/** What quotas depend on: a person without a school, a school awaiting approval, an approved one's plan. */
export type QuotaHolder = keyof typeof table.holders;

/**
 * Quotas stop abuse, and are far above what plans are sold for; null means that the holder has none of these
 * at all.
 */
export type Quota = { stored_bytes: number; open_vacancies: number | null };

export type QuotaSettings = Pick<Settings, 'rateLimitScale'>;

/** A holder's quota, scaled like every limit. */
export function quotaOf(holder: QuotaHolder, { rateLimitScale }: QuotaSettings): Quota {
  const { stored_bytes, open_vacancies }: { stored_bytes: number; open_vacancies?: number } =
    table.holders[holder];
  return {
    stored_bytes: Math.floor(stored_bytes * rateLimitScale),
    open_vacancies: open_vacancies === undefined ? null : Math.floor(open_vacancies * rateLimitScale),
  };
}

export type Usage = { used: number; most: number; state: 'free' | 'nearly_full' | 'full' };

export function usageOf(used: number, most: number): Usage {
  const isNear = used >= most * table.nearly_full;
  return { used, most, state: used >= most ? 'full' : isNear ? 'nearly_full' : 'free' };
}

/** Why a school with this many open vacancies cannot open one more, or null when it can. */
export function objectionToOpening(
  holder: QuotaHolder,
  settings: QuotaSettings,
  open: number,
): CodedMessage | null {
  const { open_vacancies: most } = quotaOf(holder, settings);
  if (most === null || open < most) return null;
  return holder === 'unapproved'
    ? coded('quota.vacancies_unapproved', { most })
    : coded('quota.vacancies', { most });
}

/** Why files that bring a holder to this many bytes cannot be kept, or null when they can. */
export function objectionToKeeping(
  holder: QuotaHolder,
  settings: QuotaSettings,
  bytes: number,
): CodedMessage | null {
  const { stored_bytes: most } = quotaOf(holder, settings);
  return bytes <= most ? null : coded('quota.storage', { most: formatText('bytes', most) });
}
