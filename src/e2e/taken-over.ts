import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** Goes to a page that the server has drawn, and waits until its buttons work: a click before that is nobody's. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const button = page.locator('main button').first();
  await expect
    .poll(() => button.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
