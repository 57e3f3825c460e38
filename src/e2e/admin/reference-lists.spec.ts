import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { Account } from '../account.ts';
import { examine } from '../examine.ts';
import { fill } from '../person.ts';
import { rareWord } from '../rare-word.ts';
import { expect, test } from '../test.ts';

const names = (page: Page) => page.getByRole('table').getByRole('rowheader');

async function choose(page: Page, row: string, action: string) {
  await page
    .getByRole('table')
    .getByRole('button', { name: `Actions for ${row}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test.beforeEach(async ({ context, server }) => (await Account.admin(server)).signIn(context));

test('two spellings of a skill are imported, found and merged', async ({ page }) => {
  const rare = rareWord();
  const [right, wrong] = [`Puppetry ${rare}`, `Pupetry ${rare}`];
  await page.goto('/admin/skills');
  await page.getByRole('button', { name: 'Import' }).click();
  const importing = page.getByRole('dialog', { name: 'Import Skills' });
  const file = (text: string) => ({ name: 'skills.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await fill(importing, { 'CSV file': file(`Name\n${right}\n${wrong}\n${right}\n`) });
  const check = importing.getByRole('button', { name: 'Check' });
  const bring = importing.getByRole('button', { name: 'Import' });
  const line = (number: number) => importing.getByRole('listitem').filter({ hasText: `Row ${number}` });
  await check.press('Enter');
  await expect(line(2)).toContainText(`Name: ${right}`);
  await expect(line(2)).toContainText('Added');
  await expect(line(4)).toContainText('Refused');
  await expect(line(4)).toContainText('Name: This skill already exists');
  await expect(bring).toHaveCount(0);
  // A file chosen while another one is being checked counts as unchecked.
  let release = () => {};
  const late = new Promise<void>((done) => {
    release = done;
  });
  let isHeld = false;
  const path = /\/api\/admin\/lists\/skills\/import/;
  await page.route(path, async (route) => {
    isHeld = true;
    await late;
    await route.continue();
  });
  await fill(importing, { 'CSV file': file(`Name\n${right}\n`) });
  // The previous answer is shown a moment before the button takes another press.
  await expect(async () => {
    await check.press('Enter');
    await expect.poll(() => isHeld, { timeout: 2_000 }).toBe(true);
  }).toPass();
  const answer = page.waitForResponse(path);
  await fill(importing, { 'CSV file': file(`Name\n${right}\nMarionettes\n`) });
  release();
  await (await answer).finished();
  await expect(check).toBeEnabled();
  await expect(bring).toHaveCount(0);
  await page.unroute(path);
  // A new file needs a new check.
  await fill(importing, { 'CSV file': file(`Name\n${right}\n${wrong}\n`) });
  await expect(line(2)).toHaveCount(0);
  await check.press('Enter');
  await expect(line(3)).toContainText('Added');
  await expect(check).toHaveCount(0);
  await bring.press('Enter');
  await expect(page.getByText('2 added, 0 changed, 0 unchanged.')).toBeVisible();
  await expect(importing).toHaveCount(0);

  await page.getByRole('searchbox').fill(`petry ${rare}`);
  await expect.poll(() => names(page).allInnerTexts()).toEqual([wrong, right]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('skills.csv');
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([wrong, right]);

  await choose(page, wrong, 'Merge');
  const merging = page.getByRole('dialog', { name: `Merge ${wrong}` });
  await fill(merging, { 'Which entry do you want to keep?': right });
  await merging.getByRole('button', { name: 'Merge' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Merge ${wrong} into the other entry?`);
  await question.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Merged into one skill.')).toBeVisible();
  await expect.poll(() => names(page).allInnerTexts()).toEqual([right]);
  await examine(page, 'a list with its tools');
});
