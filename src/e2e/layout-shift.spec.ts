import type { Page } from 'playwright/test';
import { Account, applied, posted } from './account.ts';
import { withoutNews } from './no-news.ts';
import { expect, test } from './test.ts';

/** Slow enough that each page is seen as it waits before its data comes. */
const DELAY = 300;
/** A late font moves letters inside of a line; all else must stay where it is. */
const UNSEEN = 0.001;
/**
 * How many facts a profile and a job have, how many reasons a suggestion and how many places a filter, is not known before
 * they come: what stands below may move by some lines.
 */
const LINES = 0.06;
const WIDTHS = [360, 1280];

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    const moved: [value: number, what: string][] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node | null }[];
      })[]) {
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.className : '?'));
        if (!entry.hadRecentInput) moved.push([entry.value, nodes.join(', ')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await context.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    await route.continue();
  });
  await withoutNews(context);
});

async function expectNothingMoves(page: Page, path: string, last: string, unseen = UNSEEN) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(page.getByText(last).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() => (window as unknown as { moved: [number, string][] }).moved);
    const seen = moved.filter(([value]) => value > unseen);
    expect(seen, `what moves at ${width} px on ${path}`).toEqual([]);
  }
}

for (const [path, last] of [
  ['/', 'Land your role'],
  ['/login', 'Forgot password?'],
  ['/sign-up', 'Continue as School'],
  ['/auth/register/candidate', 'Register as a school instead'],
  ['/auth/register/school', 'Register as an educator instead'],
  ['/forgot-password', 'Back to login'],
] as const) {
  test(`nothing moves on ${path} while it loads`, async ({ page }) => {
    await expectNothingMoves(page, path, last);
  });
}

test('nothing moves in the search, on a job and on the dashboard while they load', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const ids: number[] = [];
  for (const city of ['Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman']) ids.push(await posted(school, { city }));
  const candidate = await Account.withProfile(server, 'Candidate');
  await applied(candidate, ids[0]!);
  await candidate.signIn(context);
  await expectNothingMoves(page, '/candidate/jobs', 'Cambridge', LINES);
  await expectNothingMoves(page, `/candidate/job/${ids[1]}/teacher`, 'Similar Open Positions', LINES);
  await expectNothingMoves(page, `/candidate/job/${ids[0]}/teacher`, 'You have applied for this job.', LINES);
  await expectNothingMoves(page, '/candidate/dashboard', 'Quick Links', LINES);
  await expectNothingMoves(page, '/candidate/dashboard?tab=saved', 'Quick Links', LINES);
});
