import type { Page } from 'playwright/test';
import { Account, applied } from './account.ts';
import { posted } from './posted.ts';
import { withApplicants } from './school/applicants.ts';
import { expect, test } from './test.ts';

test('a vacancy, a profile and an application print in full, without controls', async ({
  page,
  context,
  server,
}) => {
  const id = await posted(await Account.withProfile(server, 'School'));
  const candidate = await Account.withProfile(server, 'Candidate');
  const printed: [path: string, headings: string[]][] = [
    [`/candidate/job/${id}/x`, ['Description', 'Requirements', 'Benefits', 'School Info']],
    ['/candidate/profile', ['Profile', 'About Me', 'Experience', 'Education']],
    [`/candidate/application/${await applied(candidate, id)}/x`, ['Timeline', 'Interview Schedule']],
  ];
  await candidate.signIn(context);
  for (const [path, headings] of printed) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('.button').filter({ visible: true }).first()).toBeVisible();
    await expect(main.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // Emulating print media does not fire the beforeprint event.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const name of headings)
      await expect(main.getByRole('heading', { name, exact: true }).first(), path).toBeVisible();
    await expect(main.getByText('Profile Strength'), path).toBeHidden();
    const clicked = main.locator('button, .button, .icon-button, .actions').filter({ visible: true });
    await expect(clicked, path).toHaveCount(0);
    await expect(page.getByRole('banner'), path).toBeHidden();
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper, path).toBe('rgb(255, 255, 255)');
  }
});

test('a table prints with its column headings and all its rows, without tools', async ({
  page,
  context,
  server,
}) => {
  const { school, vacancy } = await withApplicants(server, { Omar: 'Nasser', Sara: 'Khalil' });
  await school.signIn(context);
  // About the width of a sheet of paper, lying.
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto(`/school/vacancy/${vacancy}/x?view=table`);
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox').first()).toBeVisible();
  await expect(main.getByText('Omar Nasser').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const name of ['Candidate', 'Stage', 'Applied'])
    await expect(main.getByRole('columnheader', { name }).getByText(name)).toBeVisible();
  for (const name of ['Omar Nasser', 'Sara Khalil'])
    await expect(main.getByRole('row').filter({ hasText: name })).toBeVisible();
  const tools = main
    .locator('input, select, .table-tools, td .button, td .icon-button')
    .filter({ visible: true });
  await expect(tools).toHaveCount(0);
  const frame = main.locator('.table-frame');
  expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.screenshot({ path: test.info().outputPath('printed.png') });
});

/** The width of a sheet of A4 within its margins. */
const SHEET = { width: 673, height: 1000 };

/** Lays a page on paper once it has been used, and returns what heads it. */
async function onPaper(page: Page): Promise<string | undefined> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  const head = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      return document.querySelector('.paper-head')?.textContent ?? undefined;
    });
  // Its code loads with the first use of the page.
  await expect.poll(head).toBeDefined();
  return head();
}

const beyondSheet = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a board prints all its columns, below the site’s name and the time', async ({
  page,
  context,
  server,
}) => {
  const { school, vacancy } = await withApplicants(server, { Omar: 'Nasser', Sara: 'Khalil' });
  await school.signIn(context);
  await page.goto(`/school/vacancy/${vacancy}/x?view=board`);
  const columns = page.locator('.board-column');
  await expect(columns.first()).toBeVisible();
  const year = new Date().getFullYear();
  expect(await onPaper(page)).toMatch(new RegExp(`^Education Marketplace · .*${year}`));
  await expect(page.locator('.paper-head time')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const column of await columns.all()) {
    const { x, width } = (await column.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(SHEET.width);
  }
  expect(await page.locator('.board-columns').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.paper-head')).toHaveCount(0);
});

test.describe('for a reader of Arabic', () => {
  test.use({ locale: 'ar-SA' });
  test('a list of the console prints as a table in Arabic, without menus and pager', async ({
    page,
    context,
    server,
  }) => {
    await (await Account.admin(server)).signIn(context);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/admin/countries');
    await expect(page.locator('.table tbody tr').first()).toBeVisible();
    expect(await onPaper(page)).toMatch(/\p{Script=Arabic}/u);
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    await expect(page.locator('.table tbody tr').nth(5)).toHaveCSS('display', 'table-row');
    const off = page.locator(
      '.side, .side-bar, .pager select, .pager-pages, .table-tools, .skip-link, input',
    );
    await expect(off.filter({ visible: true })).toHaveCount(0);
    expect(await beyondSheet(page)).toBe(0);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

test('a chart prints in the colours of paper, dark as the screen may be', async ({
  page,
  context,
  server,
}) => {
  await withApplicants(server, { Omar: 'Nasser' });
  await (await Account.admin(server)).signIn(context);
  await page.emulateMedia({ colorScheme: 'dark' });
  const chart = page.locator('.chart').filter({ hasText: 'Applications and vacancies by week' });
  /** Whether the drawing has the colour that the legend gives its first series. */
  const isDrawnAsInLegend = () =>
    chart.evaluate((figure) => {
      const canvas = figure.querySelector('canvas');
      if (!canvas) return false;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      const legend = figure.querySelector('.chart-legend [data-series="1"]')!;
      const wanted = getComputedStyle(legend, '::before').backgroundColor.match(/\d+/g)!.map(Number);
      for (let at = 0; at < data.length; at += 4)
        if (wanted.every((value, index) => value === data[at + index])) return true;
      return false;
    });
  // Another test may have looked at the figures less than a minute ago.
  await expect(async () => {
    await page.goto('/admin/overview');
    await expect.poll(isDrawnAsInLegend, { timeout: 5_000 }).toBe(true);
  }).toPass({ timeout: 90_000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect.poll(isDrawnAsInLegend).toBe(true);
});

test('applicants print as a list before one is opened', async ({ page, context, server }) => {
  const { school, vacancy } = await withApplicants(server, { Omar: 'Nasser' });
  await school.signIn(context);
  await page.goto(`/school/vacancy/${vacancy}/x`);
  await expect(page.getByText('Omar Nasser').first()).toBeVisible();
  await onPaper(page);
  await expect(page.getByText('Omar Nasser').first()).toBeVisible();
  await expect(page.locator('main search').filter({ visible: true })).toHaveCount(0);
});
