import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { Account } from '../account.ts';
import { examine } from '../examine.ts';
import { fill } from '../person.ts';
import { expect, test } from '../test.ts';

const SCHEMAS = resolve(import.meta.dirname, '../../../schemas');
const read = (...names: string[]) => JSON.parse(readFileSync(join(SCHEMAS, ...names), 'utf8'));

type List = {
  title: string;
  one: string;
  path: string;
  form: string;
  stats?: { params?: { list?: { const: string } } };
};

type Parameter = { name: string; schema: { enum?: string[] } };

/** What the calls that serve every reference list know by name. */
const known: string[] = (
  JSON.parse(readFileSync(resolve(SCHEMAS, '../generated/openapi.json'), 'utf8')).paths[
    '/admin/lists/{list}/export'
  ].get.parameters as Parameter[]
).flatMap(({ name, schema }) => (name === 'list' ? (schema.enum ?? []) : []));

/** The lists that forms choose from, as their documents say. */
const lists = readdirSync(join(SCHEMAS, 'crud'))
  .map((file): List => read('crud', file))
  .filter(({ stats }) => known.includes(stats?.params?.list?.const ?? ''));

/** What the form of a list says when it is sent empty. */
function refusalsOf({ form }: List): string[] {
  const { required, properties } = read('forms', `${form}.json`).schema;
  const said = (name: string): string | undefined => properties[name]['x-messages']?.required;
  return (required as string[]).flatMap((name) => said(name) ?? []);
}

const names = (page: Page) => page.getByRole('table').getByRole('rowheader');

async function choose(page: Page, row: string, action: string) {
  await page
    .getByRole('table')
    .getByRole('button', { name: `Actions for ${row}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test.beforeEach(async ({ context, server }) => (await Account.admin(server)).signIn(context));

test('every list of the definitions is there, counts itself, refuses what is empty and fits a phone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  expect(lists.length).toBeGreaterThan(20);
  for (const list of lists)
    await test.step(list.path, async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(list.path);
      await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
      // What is wide comes with the rows.
      await expect(
        names(page)
          .or(page.getByText(/^No .+ yet\.$/))
          .first(),
      ).toBeVisible();
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      await page
        .getByRole('button', { name: `Add ${list.one}` })
        .first()
        .click();
      const adding = page.getByRole('dialog', { name: `Add ${list.one}` });
      await adding.getByRole('button', { name: 'Save' }).click();
      const refusals = refusalsOf(list);
      expect(refusals.length).toBeGreaterThan(0);
      for (const text of refusals) await expect(adding.getByText(text).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(adding).toHaveCount(0);
    });
});

test('two spellings of a skill come by a file, are found, and become one', async ({ page }) => {
  await page.goto('/admin/skills');
  await page.getByRole('button', { name: 'Import' }).click();
  const importing = page.getByRole('dialog', { name: 'Import Skills' });
  const file = (text: string) => ({ name: 'skills.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await fill(importing, { 'CSV file': file('Name\nPuppetry\nPupetry\nPuppetry\n') });
  const check = importing.getByRole('button', { name: 'Check' });
  const bring = importing.getByRole('button', { name: 'Import' });
  const line = (number: number) => importing.getByRole('listitem').filter({ hasText: `Line ${number}` });
  await check.press('Enter');
  await expect(line(2)).toContainText('Name: Puppetry');
  await expect(line(2)).toContainText('Added');
  await expect(line(4)).toContainText('Refused');
  await expect(line(4)).toContainText('Name: This skill exists already');
  await expect(bring).toHaveCount(0);
  // A file that is chosen while another is checked has not been checked.
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
  await fill(importing, { 'CSV file': file('Name\nPuppetry\n') });
  await check.press('Enter');
  await expect.poll(() => isHeld).toBe(true);
  const answer = page.waitForResponse(path);
  await fill(importing, { 'CSV file': file('Name\nPuppetry\nMarionettes\n') });
  release();
  await (await answer).finished();
  await expect(check).toBeEnabled();
  await expect(bring).toHaveCount(0);
  await page.unroute(path);
  // Another file is another answer.
  await fill(importing, { 'CSV file': file('Name\nPuppetry\nPupetry\n') });
  await expect(line(2)).toHaveCount(0);
  await check.press('Enter');
  await expect(line(3)).toContainText('Added');
  await expect(check).toHaveCount(0);
  await bring.press('Enter');
  await expect(page.getByText('2 added, 0 changed, 0 stay as they were.')).toBeVisible();
  await expect(importing).toHaveCount(0);

  await page.getByRole('searchbox').fill('petry');
  await expect.poll(() => names(page).allInnerTexts()).toEqual(['Pupetry', 'Puppetry']);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('skills.csv');
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(['Pupetry', 'Puppetry']);

  await choose(page, 'Pupetry', 'Merge');
  const merging = page.getByRole('dialog', { name: 'Merge Pupetry' });
  await fill(merging, { 'Which one stays?': 'Puppetry' });
  await merging.getByRole('button', { name: 'Merge' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Merge Pupetry into the other one?');
  await question.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('The two are one skill now.')).toBeVisible();
  await expect.poll(() => names(page).allInnerTexts()).toEqual(['Puppetry']);
  await examine(page, 'a list with its tools');
});
