import type { Page } from 'playwright/test';
import { Account } from './account.ts';
import { expect, test } from './test.ts';

/** Which of a page's files have loaded. */
const loaded = (page: Page, file: RegExp) =>
  page.evaluate(
    (file) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => responseEnd > 0 && new RegExp(file).test(name))
        .map(({ name }) => name),
    file.source,
  );

/** Uses the page until a file has loaded. A page that is not interactive yet takes no notice of it. */
const interactUntilLoaded = (page: Page, file: RegExp, use: () => Promise<void>) =>
  expect
    .poll(async () => {
      await use();
      return loaded(page, file);
    })
    .not.toEqual([]);

test('a link’s screen loads once it is pointed at or focused, before it is pressed', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Forgot password?' });
  for (const sign of ['hover', 'focus'] as const) {
    await page.goto('/login');
    expect(await loaded(page, /\/forgot-password-/)).toEqual([]);
    await interactUntilLoaded(page, /\/forgot-password-/, async () => {
      await link.blur();
      await link[sign]();
    });
    await link.click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  }
});

test.describe('once a page is used', () => {
  test.beforeEach(async ({ page, context, server }) => {
    await (await Account.withProfile(server, 'Candidate')).signIn(context);
    await page.goto('/candidate/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  // Where no link is.
  const move = (page: Page) => () => page.mouse.move(2, 450 + Math.random() * 50);

  test('the screens of its menu load', async ({ page }) => {
    await interactUntilLoaded(page, /\/candidate-jobs-/, move(page));
    await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
    await expect(page).toHaveURL(/\/candidate\/jobs$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible();
  });

  test('a reader who saves data loads none of them', async ({ page }) => {
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await interactUntilLoaded(page, /\/load-ahead-/, move(page));
    // The menu loads in an idle moment.
    for (let moment = 0; moment < 3; moment++)
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5000 })));
    expect(await loaded(page, /\/candidate-jobs-/)).toEqual([]);
  });
});
