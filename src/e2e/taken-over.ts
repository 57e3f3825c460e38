import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** Goes to a page that the server has drawn, and waits until its buttons work: a click before that is lost. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const button = page.locator('main button').first();
  await expect
    .poll(() => button.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/** Records the page's console messages, and how far things move on it. */
export async function watched(page: Page) {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    const seen = { moved: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    said,
    moved: () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'seen'), 'moved'))),
  };
}

/** Waits until React has taken the page over, so that its buttons work. */
export const isTakenOver = (page: Page) =>
  expect
    .poll(() =>
      page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
