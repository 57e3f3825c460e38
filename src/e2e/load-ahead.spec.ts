import type { Page } from 'playwright/test';
import { Account } from './account.ts';
import { expect, test } from './test.ts';

const CODE = /\.(js|css)$/;
/** Milliseconds without a further file, after which a screen has all of its code. */
const QUIET = 500;

/**
 * Uses the page until a file has loaded, and whatever its screen needs besides; then no further script loads.
 * A page that is not interactive yet takes no notice of it.
 */
async function withCodeOf(page: Page, file: RegExp, use: () => Promise<void>) {
  const quiet = async () => {
    await use();
    return page.evaluate(
      ([file, quiet]) => {
        const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          ({ name }) => /\.(js|css)$/.test(name),
        );
        const last = Math.max(...scripts.map(({ responseEnd }) => responseEnd));
        return (
          scripts.some(({ name }) => new RegExp(file).test(name)) &&
          scripts.every(({ responseEnd }) => responseEnd > 0) &&
          performance.now() - last > quiet
        );
      },
      [file.source, QUIET] as const,
    );
  };
  await expect.poll(quiet).toBe(true);
  await page.route(CODE, (route) => route.abort());
}

test('a link that is pointed at or focused opens with the code that has loaded since', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Forgot password?' });
  for (const sign of ['hover', 'focus'] as const) {
    await page.goto('/login');
    await withCodeOf(page, /\/forgot-password-/, async () => {
      await link.blur();
      await link[sign]();
    });
    await link.click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await page.unroute(CODE);
  }
});

test.describe('once a page is used', () => {
  test.beforeEach(async ({ page, context, server }) => {
    await (await Account.withProfile(server, 'Candidate')).signIn(context);
    await page.goto('/candidate/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the screens of its menu load', async ({ page }) => {
    await withCodeOf(page, /\/candidate-jobs-/, () => page.keyboard.press('Tab'));
    await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
    await expect(page).toHaveURL(/\/candidate\/jobs$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible();
  });

  test('a reader who saves data loads none of them', async ({ page }) => {
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    // Where no link is.
    await withCodeOf(page, /\/load-ahead-/, () => page.mouse.move(2, 450 + Math.random() * 50));
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => name.includes('/candidate-jobs-'))).toEqual([]);
  });
});
