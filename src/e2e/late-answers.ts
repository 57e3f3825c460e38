import { createHash } from 'node:crypto';
import { scheduler } from 'node:timers/promises';
import type { BrowserContext, Route } from 'playwright/test';

/** E2E_DELAYS=7 delays every answer and every script of a page; another number, other delays. */
const SEED = process.env.E2E_DELAYS;

const MOST_MS = 400;

/**
 * Delays what pages request by up to 400 ms each, so that answers and code arrive in unusual orders. Which, the test's
 * title and the seed decide. Every second answer is made first and delayed then, so that it may be out of date.
 */
export async function delayAnswers(context: BrowserContext, title: string) {
  if (!SEED) return;
  const times = new Map<string, number>();
  const random = (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    const time = times.get(pathname + search) ?? 0;
    times.set(pathname + search, time + 1);
    return (
      createHash('md5').update(`${SEED} ${title} ${pathname}${search} ${time}`).digest().readUInt32BE() /
      2 ** 32
    );
  };
  const late = async (route: Route) => {
    const share = random(route);
    const answer =
      route.request().method() === 'GET' && Math.floor(share * 1000) % 2
        ? await route.fetch({ maxRedirects: 0 })
        : undefined;
    await scheduler.wait(share * MOST_MS);
    await (answer ? route.fulfill({ response: answer }) : route.continue());
  };
  // The page that asked may be gone.
  const handle = (route: Route) => late(route).catch(() => {});
  await context.route(/\/api\/(?!notification\/stream)/, handle);
  await context.route(/\/assets\/.*\.js$/, handle);
}
