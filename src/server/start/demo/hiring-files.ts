import { DAY } from '../../../language/run/value/durations.ts';
import { siteDay } from '../../../language/run/value/site-day.ts';
import type { DemoApi } from './demo-api.ts';
import { offeredApplications } from './offered-application-queries.ts';

/** The second school hires nobody before the file is complete; the first has begun to check whom it offers a post. */
export async function openHiringFiles(
  api: DemoApi,
  [first, second]: readonly number[],
  now: number,
): Promise<void> {
  const at = new Date(now - 2 * DAY);
  await api.act(second!, at, 'setHiringSettings', { body: { hires_complete_files: true } });
  for (const path of await offeredApplications(api.db, first!)) {
    await api.act(first!, at, 'setHiringFile', { path, body: { checklist: 'general' } });
    const body = { item: 'identity', checked_on: siteDay(at), note: 'Passport seen in the original.' };
    await api.act(first!, at, 'checkHiringItem', { path, body });
    const waiver = { item: 'online-search', reason: 'Done by the agency that introduced the candidate.' };
    await api.act(first!, at, 'waiveHiringItem', { path, body: waiver });
  }
}
