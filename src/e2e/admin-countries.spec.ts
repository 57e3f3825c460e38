import type { Page } from 'playwright/test';
import { Account } from './account.ts';
import { expect, test } from './test.ts';

const table = (page: Page) => page.getByRole('table');
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const names = (page: Page) => table(page).getByRole('rowheader').allInnerTexts();

async function choose(page: Page, row: string, action: string) {
  await table(page)
    .getByRole('button', { name: `Actions for ${row}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test.beforeEach(async ({ page, context, server }) => {
  await (await Account.admin(server)).signIn(context);
  await page.goto('/admin/countries');
  await expect(table(page)).toBeVisible();
});

test('a list keeps its search, sort order and page in the URL', async ({ page }) => {
  await page.getByRole('searchbox').fill('arab');
  await expect(page).toHaveURL(/search=arab/);
  await expect.poll(() => names(page)).toEqual(['Saudi Arabia', 'United Arab Emirates']);
  await table(page).getByRole('button', { name: 'Name' }).click();
  await expect.poll(() => names(page)).toEqual(['United Arab Emirates', 'Saudi Arabia']);
  await expect(page).toHaveURL(/sort=-name_en/);
  await expect(page.getByRole('columnheader', { name: 'Name', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['United Arab Emirates', 'Saudi Arabia']);
  await expect(page.getByRole('searchbox')).toHaveValue('arab');

  await page.getByRole('searchbox').fill('');
  await expect(page).not.toHaveURL(/search/);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^21–40 of/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^1–20 of/)).toBeVisible();
});

test('deleting a country in use is refused with a link to what uses it', async ({ page, server }) => {
  const { data } = await (await Account.admin(server)).send<{ name_en: string }[]>(
    'GET',
    '/admin/countries?sort=-city_count',
  );
  const name = data[0]!.name_en;
  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(1);
  await choose(page, name, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^This entry is in use and cannot be deleted\. Used by: cities/)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Show the cities' }).click();
  await expect(page).toHaveURL(/\/admin\/cities\?country_id=/);
  await expect(rows(page).first()).toContainText(name);
  await expect(page.getByText(/^This entry is in use/)).toBeHidden();
});

test('the sidebar collapses to 90 px, expands to 290 px, and remembers it', async ({ page }) => {
  const width = async () => (await page.getByRole('complementary').boundingBox())?.width;
  await expect.poll(width).toBe(290);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBe(90);
  await page.reload();
  await expect.poll(width).toBe(90);
  await page.getByRole('button', { name: 'Open sidebar' }).click();
  await expect.poll(width).toBe(290);
});
