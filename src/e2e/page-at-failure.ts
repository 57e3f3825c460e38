import type { Page } from 'playwright/test';

/** The name of an attachment that tells what a page showed when its test failed. */
export const PAGE_AT_FAILURE = 'page at the failure';

/** The most lines of a page that are kept. */
const LONGEST = 100;

/** What a page shows, as its accessibility tree: a log can hold it, unlike a screenshot. */
export const pageAtFailure = async (page: Page): Promise<string> => {
  const tree = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
  return [page.url(), ...tree.split('\n').slice(0, LONGEST)].join('\n');
};
