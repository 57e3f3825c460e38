import { Account, applied } from './account.ts';
import { examine } from './examine.ts';
import { posted } from './posted.ts';
import { expect, test } from './test.ts';

test('a school sees a new notification at the bell even without a stream, opens it, and the badge clears', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const vacancy = await posted(school);
  await school.signIn(context);
  await page.route('**/api/notification/stream', (route) => route.fulfill({ status: 503 }));
  await page.clock.install();
  await page.goto('/school/dashboard');
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  const application = await applied(await Account.withProfile(server, 'Candidate'), vacancy);
  const bell = page.getByRole('link', { name: 'Notifications 1' });
  const whileTimePasses = async () => {
    await page.clock.runFor(2_000);
    return bell.count();
  };
  await expect.poll(whileTimePasses).toBe(1);
  await bell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.getByText('1 unread')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'New application' })).toBeVisible();
  await examine(page, 'news of a school');
  await page.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(new RegExp(`/school/application/${application}/`));
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
});

test('a candidate marks all notifications as read and dismisses them', async ({ page, context, server }) => {
  const school = await Account.withProfile(server, 'School');
  const candidate = await Account.withProfile(server, 'Candidate');
  const vacancies = [await posted(school), await posted(school)];
  const ids: number[] = [];
  for (const vacancy of vacancies) {
    const id = await applied(candidate, vacancy);
    ids.push(id);
    await school.send('PUT', `/application/${id}/status`, { status: 'Shortlisted' });
  }
  await candidate.signIn(context);
  await page.goto('/candidate/notifications');
  await expect(page.getByText('2 unread')).toBeVisible();
  await examine(page, 'news of a candidate');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText(/unread/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(1);
  await page.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(new RegExp(`/candidate/application/(${ids.join('|')})/`));
  await page.getByRole('link', { name: 'Notifications', exact: true }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('You are up to date. New notifications will appear here.')).toBeVisible();
  await examine(page, 'no news');
});

test('an Admin is notified of new schools and sees the weekly chart and its table', async ({
  page,
  context,
  server,
}) => {
  await Account.withProfile(server, 'School');
  await (await Account.admin(server)).signIn(context);
  await page.goto('/admin/notifications');
  await expect(page.getByRole('heading', { name: 'New school' }).first()).toBeVisible();
  await examine(page, 'news of an admin');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(
    page.getByRole('figure', { name: 'Applications and vacancies by week' }).locator('canvas'),
  ).toBeVisible();
  const table = page.getByRole('table', { name: 'Applications and vacancies by week' });
  await expect(table.getByRole('columnheader')).toHaveText(['Applications sent', 'Vacancies posted']);
  await expect(table.getByRole('rowheader')).toHaveCount(12);
  await examine(page, 'the overview');
});
