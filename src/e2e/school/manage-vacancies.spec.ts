import type { Page } from 'playwright/test';
import { Account, applied } from '../account.ts';
import { day } from '../day.ts';
import { examine } from '../examine.ts';
import { posted } from '../posted.ts';
import { expect, test } from '../test.ts';
import { approvedSchool } from './approved-school.ts';

const table = (page: Page) => page.getByRole('table');
const box = (page: Page, name: string) => table(page).getByRole('checkbox', { name });

test('a school filters its vacancies by status, extends several deadlines in one dialog, and copies a vacancy', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const titles = ['Art Teacher', 'Biology Teacher', 'Chemistry Teacher'];
  const ids: number[] = [];
  for (const [index, vacancy_title] of titles.entries())
    ids.push(await posted(school, { vacancy_title, application_deadline: day(10 + index * 20) }));
  const candidate = await Account.withProfile(server, 'Candidate');
  await candidate.send('GET', `/vacancy/${ids[0]}`);
  await applied(candidate, ids[0]!);
  await school.send('POST', `/vacancy/${ids[2]}/close`);
  await school.signIn(context);
  await page.goto('/school/vacancies');
  await expect(page.getByRole('row', { name: /Art Teacher/ })).toContainText('1 pending');
  await expect(page.getByText('0 of 1 featured listings used')).toBeVisible();
  await page.getByRole('button', { name: /^Closed\s*1/ }).click();
  await expect(page).toHaveURL(/status=closed/);
  await expect(table(page).getByRole('rowheader')).toHaveText(['Chemistry Teacher']);
  await page.getByRole('button', { name: /^All\s*3/ }).click();
  await expect(table(page).getByRole('rowheader')).toHaveCount(3);

  // The last one already has a later deadline: it is refused with the reason and stays selected.
  for (const name of titles) await box(page, `Select ${name}`).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Extend deadline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Extend deadline (3)' });
  await dialog.getByRole('button', { name: 'Extend deadline' }).click();
  await expect(dialog.getByText('Application deadline is required')).toBeVisible();
  await examine(page, 'the dialog of a later deadline, refused');
  const later = day(40);
  await dialog.getByLabel('Application deadline').fill(later);
  await dialog.getByRole('button', { name: 'Extend deadline' }).click();
  const report = page.getByRole('dialog', { name: 'Extend deadline: 1 of 3 refused' });
  await expect(report).toContainText('Chemistry Teacher');
  await expect(report).toContainText('Choose a later date');
  await report.getByRole('button', { name: 'Close' }).last().click();
  await expect(bar).toContainText('1 selected');
  const { data } = await school.send<{ application_deadline: string }>('GET', `/vacancy/${ids[1]}`);
  expect(data.application_deadline).toBe(later);

  await table(page).getByRole('button', { name: 'Actions for Art Teacher' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText('A copy has been made. It is closed: edit it, then reopen it.')).toBeVisible();
  await expect(table(page).getByRole('rowheader', { name: 'Copy of Art Teacher' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Closed\s*2/ })).toBeVisible();
});

test('an empty list offers one way to create a vacancy, and a used-up plan no longer offers to feature', async ({
  page,
  context,
  server,
}) => {
  const school = await approvedSchool(server);
  await school.signIn(context);
  await page.goto('/school/vacancies');
  await expect(page.getByText('No vacancies posted yet.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create New Vacancy' })).toHaveCount(1);

  const first = await posted(school, { vacancy_title: 'Art Teacher' });
  await posted(school, { vacancy_title: 'Biology Teacher' });
  await page.reload();
  const menu = async () => {
    await table(page).getByRole('button', { name: 'Actions for Biology Teacher' }).click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    return page.getByRole('menuitem', { name: 'Feature', exact: true });
  };
  await expect(await menu()).toBeVisible();
  await school.send('POST', `/vacancy/${first}/feature`);
  await page.reload();
  await expect(page.getByText('You can feature another vacancy next month')).toBeVisible();
  await expect(await menu()).toHaveCount(0);
});

test('the dashboard shows applications at full width, upcoming interviews and open vacancies', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const vacancy = await posted(school, { vacancy_title: 'Teacher of Fit', minimum_experience: 30 });
  const application = await applied(await Account.withProfile(server, 'Candidate'), vacancy);
  await school.signIn(context);
  await page.goto('/school/dashboard');
  await expect(page.getByText('No interviews scheduled.')).toBeVisible();
  const row = page.getByRole('row', { name: /Teacher of Fit/ });
  await expect(page.getByRole('columnheader')).toHaveText([
    'Candidate',
    'Position',
    'Match Score',
    'Status',
    'Applied',
    'Fit',
  ]);
  await expect(row).toContainText(/\d+%/);
  const main = (await page.getByRole('main').boundingBox())!;
  expect((await page.getByRole('table').boundingBox())!.width).toBeGreaterThan(main.width * 0.9);
  const { height } = (await row.boundingBox())!;
  expect(Math.abs(height - 56)).toBeLessThan(1.5);
  await school.send('POST', `/application/${application}/interviews`, {
    starts_at: `${day(3)}T07:00:00Z`,
    kind: 'in_person',
    minutes: 30,
    place: 'Room 12',
  });
  await page.reload();
  await expect(page.getByText('Room 12')).toBeVisible();
  await expect(page.getByText('1 at interview')).toBeVisible();
  await examine(page, 'the dashboard with an interview');
});

test('promotions show what is left in the plan and the effect of featuring', async ({
  page,
  context,
  server,
}) => {
  const school = await approvedSchool(server);
  const ids = [await posted(school, { vacancy_title: 'Art Teacher' })];
  ids.push(await posted(school, { vacancy_title: 'Biology Teacher' }));
  await school.signIn(context);
  await page.goto('/school/promotions');
  await expect(page.getByText('No featured vacancies yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Feature', exact: true }).first().click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Featured listings left in your plan: 1.');
  await question.getByRole('button', { name: 'Feature' }).click();
  await expect(page.getByText('You have used all your featured vacancies this month')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Feature', exact: true })).toHaveCount(0);
  const row = page.getByRole('row', { name: /Teacher/ });
  await expect(row).toContainText('Featured');
  await examine(page, 'promotions, used up');
  for (const [name, state] of [
    ['Stop featuring', 'Stopped'],
    ['Feature again', 'Featured'],
  ] as const) {
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(row).toContainText(state);
  }
});
