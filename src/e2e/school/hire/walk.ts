import { expect, type Page } from 'playwright/test';
import { press } from '../../keys/tab-to.ts';

/** Opens a screen from the menu, which on a phone is behind a button. */
export async function toScreen(page: Page, name: string) {
  const banner = page.getByRole('banner');
  const fold = banner.getByRole('button', { name: 'Menu' });
  const link = banner.getByRole('link', { name, exact: true });
  if (await fold.isVisible()) await press(page, fold);
  await press(page, link);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
