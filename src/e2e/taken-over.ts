import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/**
 * Opens a server-rendered page and waits until it is hydrated; of earlier input, only clicks are replayed.
 */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const button = page.locator('main button').first();
  await expect
    .poll(() => button.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/** Records a page's console messages and layout shifts. */
export async function watched(page: Page) {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };
    const seen = { total: 0, what: '', forget: () => {} };
    Object.assign(window, { seen });
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? node.className : node?.textContent,
        );
        seen.total += value;
        seen.what += ` ${value}: ${nodes.join(', ')};`;
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    seen.forget = () => {
      observer.takeRecords();
      Object.assign(seen, { total: 0, what: '' });
    };
  });
  const expectStill = async (where: string, most = 0.001) => {
    const { total, what }: { total: number; what: string } = await page.evaluate(() =>
      Reflect.get(window, 'seen'),
    );
    expect(total, `${where}:${what}`).toBeLessThan(most);
  };
  return {
    said,
    /** Expects a total layout shift below `most`. */
    expectStill,
    /**
     * Opens a server-rendered page and expects it to stay still while it is hydrated. Scripts arrive after the
     * fonts, because what a late font moves is not hydration.
     */
    expectStillHydration: async (path: string, most?: number) => {
      const drawn = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await drawn.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      });
      await expectStill(`${path} before its scripts`, 0.005);
      await page.evaluate(() => Reflect.get(window, 'seen').forget());
      drawn.resolve();
      await isTakenOver(page);
      await page.waitForLoadState('networkidle');
      await expectStill(path, most);
      await page.unroute('**/assets/*.js');
    },
  };
}

export const isTakenOver = (page: Page) =>
  expect
    .poll(() =>
      page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
