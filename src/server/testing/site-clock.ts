import { siteDay, siteDayAfter, startOfSiteDay } from '../../language/run/value/site-day.ts';
import type { TestServer } from './test-server.ts';

const HOUR = 3_600_000;

/**
 * Moves a server's clock to an hour at the site that many days later; mails go out at 7:00, so 8 is after them.
 */
export function toRiyadhHour({ clock }: Pick<TestServer, 'clock'>, days: number, hour = 8): void {
  const day = siteDayAfter(siteDay(clock.now()), days);
  const wanted = startOfSiteDay(day).getTime() + hour * HOUR;
  clock.forward((wanted - clock.now().getTime()) / 1000);
}

/** The date that many days from now at the site, for a deadline. */
export const dayIn = ({ clock }: Pick<TestServer, 'clock'>, days: number): string =>
  siteDayAfter(siteDay(clock.now()), days);
