import type { Page } from 'playwright/test';
import { examine } from '../examine.ts';
import { press } from '../keys/tab-to.ts';
import { expect, test } from '../test.ts';
import { reviewerOf, withApplicants } from './applicants.ts';

const THREE = { Omar: 'Nasser', Sara: 'Khalil', Hana: 'Petrosyan' };

const comparison = (page: Page) => page.getByRole('region', { name: 'Comparison' });
const heads = (page: Page) => comparison(page).getByRole('columnheader');
const line = (page: Page, name: string) =>
  comparison(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('a school compares applicants side by side and decides there, by keyboard alone', async ({
  page,
  context,
  server,
}) => {
  const { school, vacancy } = await withApplicants(server, THREE);
  await school.signIn(context);
  await page.goto(`/school/vacancy/${vacancy}/teacher?view=table`);
  const bar = page.getByRole('region', { name: 'Selected rows' });
  const compare = bar.getByRole('link', { name: 'Compare' });
  await press(page, page.getByRole('checkbox', { name: /Hana Petrosyan/ }), 'Space');
  await expect(bar).toBeVisible();
  await expect(compare).toHaveCount(0);
  await press(page, page.getByRole('checkbox', { name: /Omar Nasser/ }), 'Space');
  await press(page, compare);

  await expect(page).toHaveURL(/\/compare\?applicant=\d+&applicant=\d+$/);
  await expect(heads(page)).toHaveText([/Omar Nasser.*Pending/, /Hana Petrosyan.*Pending/]);
  for (const name of ['Designation', 'Years of experience', 'Highest qualification', 'Fit', 'Answers'])
    await expect(line(page, name).getByRole('cell')).toHaveCount(2);
  await expect(line(page, 'Expected salary per year').getByRole('cell').first()).toContainText('SAR');
  await expect(line(page, 'Scorecard').getByRole('cell')).toHaveText(['No marks yet.', 'No marks yet.']);
  await examine(page, 'applicants side by side');

  const address = page.url();
  await page.reload();
  await expect(heads(page)).toHaveCount(2);
  await press(
    page,
    line(page, 'Next step').getByRole('cell').first().getByRole('button', { name: 'Shortlist' }),
  );
  await expect(heads(page)).toHaveText([/Omar Nasser.*Shortlisted/, /Hana Petrosyan.*Pending/]);
  await page.goBack();
  await expect(page).toHaveURL(/view=table/);
  await expect(comparison(page)).toHaveCount(0);
  await page.goto(address);
  await press(page, page.getByRole('link', { name: 'Back to the applicants' }));
  await expect(page.getByRole('row', { name: /Omar Nasser.*Shortlisted/ })).toBeVisible();
});

test('on a phone two columns are in sight, the others scroll sideways, and the labels stay', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { school, vacancy, ids } = await withApplicants(server, THREE);
  await school.signIn(context);
  const compared = Object.values(ids)
    .map((id) => `applicant=${id}`)
    .join('&');
  await page.goto(`/school/vacancy/${vacancy}/teacher/compare?${compared}`);
  await expect(heads(page)).toHaveCount(3);
  const label = line(page, 'Fit').getByRole('rowheader');
  const last = heads(page).last();
  const left = (await label.boundingBox())!.x;
  await expect(heads(page).nth(1)).toBeInViewport({ ratio: 1 });
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await comparison(page).focus();
  for (let presses = 0; presses < 40; presses++) await page.keyboard.press('ArrowRight');
  await expect(last).toBeInViewport({ ratio: 1 });
  expect((await label.boundingBox())!.x).toBe(left);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the comparison is read in Arabic', async ({ page, context, server }) => {
  const { school, vacancy, ids } = await withApplicants(server, THREE);
  await school.signIn(context);
  await page.goto('/school/settings');
  await page.getByRole('form', { name: 'Language' }).getByRole('combobox').selectOption('ar');
  await page.getByRole('form', { name: 'Language' }).getByRole('button').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto(`/school/vacancy/${vacancy}/teacher/compare?applicant=${ids.Omar}&applicant=${ids.Sara}`);
  await expect(page.getByRole('heading', { level: 1, name: 'مقارنة المتقدمين' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'المقارنة' }).getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('rowheader', { name: 'الراتب السنوي المتوقع' })).toBeVisible();
  await examine(page, 'applicants side by side in Arabic', 'rtl');
});

test('a colleague who only reads compares too, but decides nothing', async ({ page, context, server }) => {
  const { school, vacancy, ids } = await withApplicants(server, THREE);
  const reader = await reviewerOf(school);
  await reader.signIn(context);
  await page.goto(`/school/vacancy/${vacancy}/teacher/compare?applicant=${ids.Omar}&applicant=${ids.Sara}`);
  await expect(heads(page)).toHaveText([/Omar Nasser/, /Sara Khalil/]);
  await expect(line(page, 'Fit')).toBeVisible();
  await expect(line(page, 'Next step')).toHaveCount(0);
  await expect(comparison(page).getByRole('button')).toHaveCount(0);
});

test('the button of a dialog stays in sight while its fields scroll', async ({ page, context, server }) => {
  const { school, vacancy, ids } = await withApplicants(server, THREE);
  await school.signIn(context);
  await page.goto(`/school/vacancy/${vacancy}/teacher/compare?applicant=${ids.Omar}&applicant=${ids.Sara}`);
  for (const size of [
    { width: 360, height: 480 },
    { width: 1280, height: 480 },
  ]) {
    await page.setViewportSize(size);
    await line(page, 'Next step').getByRole('button', { name: 'Schedule an interview' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Schedule', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByLabel('Note')).not.toBeInViewport();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }
});
