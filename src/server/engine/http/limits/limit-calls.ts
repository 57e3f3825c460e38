import type { CodedMessage } from '../../../../language/run/form/form-module.ts';
import type { Db } from '../../db/connect.ts';
import { Refusal } from '../../messages/refusal.ts';
import { coded } from '../../messages/say.ts';
import type { Context } from '../handler.ts';
import { type BesideCounting, countCalls, countCallsQueued, type RateWindow } from './rate-limit-queries.ts';

export type LimitedCalls = RateWindow & {
  /** The message of the refusal, given the seconds to wait and the limit; "Too many requests" by default. */
  refusal?: (wait: number, limit: number) => CodedMessage;
};

/**
 * Counts a call in each window, whose limit RATE_LIMIT_SCALE scales. `queued` is for calls that one client may
 * send by the hundred.
 *
 * @throws Refusal 429 by the first window that is full
 */
export async function limitCalls(
  { db, settings, clock }: { db: Db } & Pick<Context, 'settings' | 'clock'>,
  windows: readonly LimitedCalls[],
  { queued = false, beside }: { queued?: boolean; beside?: BesideCounting } = {},
): Promise<void> {
  const scaled = windows.map((window) => ({ ...window, limit: window.limit * settings.rateLimitScale }));
  const verdicts = await (queued ? countCallsQueued : countCalls)(db, scaled, clock(), beside);
  for (const [place, { allowed, wait }] of verdicts.entries()) {
    const { refusal, limit } = scaled[place]!;
    if (!allowed) throw Refusal.tooMany(refusal ? refusal(wait, limit) : coded('request.too_many'), wait);
  }
}
