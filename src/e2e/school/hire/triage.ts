import { expect, type Page } from 'playwright/test';
import { press, tabTo } from '../../keys/tab-to.ts';
import { type Typed, typeInto } from '../../keys/type-into.ts';

/** Opens a vacancy's applicants as a table, from the list of vacancies. */
export async function openVacancy(page: Page, title: string) {
  await press(page, page.getByRole('rowheader').getByRole('link', { name: title }));
  await asTable(page, title);
}

/** Shows the applicants of the vacancy that is open as a table. */
export async function asTable(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Table', exact: true }));
}

/** Searches the applicants and waits until `found` of them are shown. */
export async function search(page: Page, words: string, found: number) {
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(words);
  // On a busy machine, the first letters may already have triggered a search.
  await expect.poll(() => new URL(page.url()).searchParams.get('search') ?? '').toBe(words);
  await shows(page, found);
}

/** Filters the applicants by stage. */
export async function filterBy(page: Page, stage: string, found: number) {
  const filters = page.getByRole('button', { name: /^Filters/ });
  if ((await filters.getAttribute('aria-expanded')) !== 'true') await press(page, filters);
  await typeInto(page, page.getByRole('main'), { Status: stage });
  await shows(page, found);
}

/** Waits until the list shows `found` applicants, twenty per page. */
async function shows(page: Page, found: number) {
  await expect(page.getByRole('rowheader')).toHaveCount(Math.min(found, 20));
  if (found > 20) await expect(page.getByText(`1–20 of ${found}`)).toBeVisible();
}

/** Selects all matching applicants, on all pages. */
export async function selectAll(page: Page, count: number) {
  await press(
    page,
    page.getByRole('checkbox', { name: 'Select all rows on this page' }).filter({ visible: true }),
    'Space',
  );
  const bar = page.getByRole('region', { name: 'Selected rows' });
  if (count > 20) await press(page, bar.getByRole('button', { name: `Select all ${count} that match` }));
  await expect(bar).toContainText(`${count}`);
}

/** Applies a bulk action, fills in its dialog, and waits until it is done for each. */
export async function doTogether(
  page: Page,
  label: string,
  count: number,
  entries: Record<string, Typed> = {},
) {
  await press(page, page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: label }));
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog, entries);
  await press(page, dialog.getByRole('button', { name: label }));
  await expect(page.getByText(new RegExp(`^${count} of ${count} (moved to|messages sent)`))).toBeVisible();
}
