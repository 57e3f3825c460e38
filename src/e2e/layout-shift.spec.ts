import type { Locator, Page } from 'playwright/test';
import { Account, applied } from './account.ts';
import { withoutNews } from './no-news.ts';
import { postedAll } from './posted.ts';
import { expect, test } from './test.ts';

// Slow: visits many screens.
test.describe.configure({ timeout: 180_000 });

/** Less than half a pixel of a line. */
const UNSEEN = 0.001;
/** A link or a file may be slightly taller than its skeleton. */
const LITTLE = 0.005;
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
  // What a late font moves is measured by itself, in `public-pages.spec.ts`.
  await context.route('**/*.woff2', (route) => route.abort());
  await context.route('**/api/**', async (route) => {
    await seenWaiting(route.request().frame().page());
    await route.continue();
  });
  await withoutNews(context);
});

/** Resolves once a page has shown its skeletons. */
const seenWaiting = (page: Page) =>
  page
    .evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
    // A page that was left renders nothing more, and nobody waits for its requests.
    .catch(() => {});

async function expectNothingMoves(page: Page, path: string, last: string | Locator, unseen = UNSEEN) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(typeof last === 'string' ? page.getByText(last).first() : last).toBeAttached();
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
  ['/auth/register/candidate', 'Sign up as a school instead'],
  ['/auth/register/school', 'Sign up as an educator instead'],
  ['/forgot-password', 'Back to login'],
] as const) {
  test(`nothing moves on ${path} while it loads`, async ({ page }) => {
    await expectNothingMoves(page, path, last);
  });
}

test('nothing moves on the candidate screens while they load', async ({ page, context, server }) => {
  const school = await Account.withProfile(server, 'School');
  const cities = ['Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman'];
  const ids = await postedAll(
    school,
    cities.map((city) => ({ city })),
  );
  const candidate = await Account.withProfile(server, 'Candidate');
  const application = await applied(candidate, ids[0]!);
  await candidate.signIn(context);
  for (const [path, last] of [
    ['/candidate/jobs', 'Cambridge'],
    [`/candidate/job/${ids[1]}/teacher`, 'Similar Open Positions'],
    [`/candidate/job/${ids[0]}/teacher`, 'You have applied for this job.'],
    ['/candidate/dashboard', 'Quick Links'],
    ['/candidate/dashboard?tab=saved', 'Quick Links'],
    [`/candidate/application/${application}/teacher`, 'With this job'],
    ['/candidate/profile', 'Profile Strength'],
    [`/candidate/profile/${candidate.user.candidate_id}`, 'Update Changes'],
    ['/candidate/settings', 'Change password'],
  ] as const) {
    await expectNothingMoves(page, path, last, LITTLE);
  }
});

test('nothing moves on the school’s application screen while it and the CV load', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const [id] = await postedAll(school, [{}]);
  const application = await applied(await Account.withProfile(server, 'Candidate'), id!);
  await school.signIn(context);
  // A frame without a placeholder is only drawn on a slow device.
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const firstPage = page.getByRole('img', { name: 'Page 1 of 1' });
  await expectNothingMoves(page, `/school/application/${application}/teacher`, firstPage, LITTLE);
});
