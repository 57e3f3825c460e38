import { Account } from '../account.ts';
import { examine } from '../examine.ts';
import { field, fill } from '../person.ts';
import { posted } from '../posted.ts';
import { rareWord } from '../rare-word.ts';
import { expect, test } from '../test.ts';

import { expectToast, press, provoke, toasts } from './provoke.ts';

test('a list of choices that failed to load can be retried', async ({ page, context, server }) => {
  await (await Account.verified(server, 'School')).signIn(context);
  await provoke(page, '/countries', { status: 500 });
  await page.goto('/auth/profile/school');
  const country = field(page, 'Country');
  await expect(country.getByText('The list could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await press(country, 'Retry Country');
  await fill(page, { Country: 'Qatar' });
  await expect(country.getByRole('combobox')).toHaveValue('Qatar');
});

test.describe('screen-specific error messages', () => {
  test('a failed vacancy list shows its error and loads on retry', async ({ page, context, server }) => {
    const title = `Teacher of ${rareWord()}`;
    await posted(await Account.withProfile(server, 'School'), { vacancy_title: title });
    await (await Account.withProfile(server, 'Candidate')).signIn(context);
    await provoke(page, '/vacancy', { status: 500 });
    await page.goto('/candidate/jobs');
    await expectToast(page, 'Failed to load vacancies.');
    const main = page.getByRole('main');
    await expect(main.getByText('Failed to load vacancies.')).toBeVisible();
    await expect(main.getByRole('group', { name: 'Salary Range' })).toBeVisible();
    await page.unrouteAll();
    await press(main, 'Retry');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(main.getByText('Failed to load vacancies.')).toHaveCount(0);
  });

  test('a vacancy that failed to save', async ({ page, context, server }) => {
    const id = await posted(await Account.withProfile(server, 'School'));
    await (await Account.withProfile(server, 'Candidate')).signIn(context);
    await page.goto(`/candidate/job/${id}/teacher`);
    await provoke(page, `/job/save-job/${id}`, { status: 500 });
    const save = page.getByRole('complementary').getByRole('button', { name: 'Save job' });
    await save.click();
    await expectToast(page, 'Error saving job.');
    await expect(save).toHaveAttribute('aria-pressed', 'false');
  });

  const metrics: [role: 'Candidate' | 'School', path: string, screen: string][] = [
    ['Candidate', '/candidate/dashboard', '/candidate/dashboard'],
    ['School', '/school/\\d+/dashboard-metrics', '/school/dashboard'],
  ];
  for (const [role, path, screen] of metrics) {
    test(`the metrics of a ${role}'s dashboard: the server’s message, otherwise the screen’s own`, async ({
      page,
      context,
      server,
    }) => {
      await (await Account.withProfile(server, role)).signIn(context);
      await provoke(page, path, { status: 500, message: 'Metrics are being counted.' });
      await page.goto(screen);
      await expectToast(page, 'Metrics are being counted.');
      await page.unrouteAll();
      await provoke(page, path, { status: 500 });
      await page.reload();
      await expectToast(page, 'Failed to load dashboard metrics.');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('a code that failed to be resent', async ({ page, context, server }) => {
    await page.clock.install();
    await (await Account.registered(server, 'Candidate')).signIn(context);
    await provoke(page, '/auth/resend-otp', { status: 429, message: 'Please wait.' });
    await page.goto('/auth/verify-email');
    await expect(page.getByRole('button', { name: /^Resend code/ })).toBeDisabled();
    await page.clock.fastForward(60_000);
    await press(page, 'Resend code');
    await expectToast(page, 'Failed to resend OTP. Please try again.');
    await expect(page.getByRole('button', { name: 'Resend code', exact: true })).toBeEnabled();
  });
});

test('a missing vacancy shows its error once, like any unknown address, and links on', async ({
  page,
  context,
  server,
}) => {
  await (await Account.withProfile(server, 'Candidate')).signIn(context);
  await page.goto('/candidate/job/999999/teacher');
  await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('The vacancy was not found.');
  await expect(page).toHaveURL(/\/candidate\/job\/999999\/teacher$/);
  await expect(page).toHaveTitle(/^Not Found/);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Find Jobs' }).first().click();
  await expect(page).toHaveURL(/\/candidate\/jobs$/);
});

test('a closed vacancy says so, and is shown in full to a candidate who saved it', async ({
  page,
  context,
  server,
}) => {
  const owner = await Account.withProfile(server, 'School');
  const candidate = await Account.withProfile(server, 'Candidate');
  const id = await posted(owner, { vacancy_title: 'Teacher of Farewells' });
  const other = `Teacher of Welcomes ${rareWord()}`;
  await posted(owner, { vacancy_title: other });
  await owner.send('POST', `/vacancy/${id}/close`);
  await candidate.signIn(context);
  await page.goto(`/candidate/job/${id}/teacher-of-farewells`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teacher of Farewells');
  await expect(main.getByText('This job is no longer open.')).toBeVisible();
  await expect(main.getByRole('link', { name: other })).toBeVisible();
  await expect(main.getByText('Quick Apply')).toHaveCount(0);
  await expect(main.getByRole('tab')).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
  await examine(page, 'a job that is over');
  await main.getByRole('link', { name: 'See all open jobs' }).click();
  await expect(page).toHaveURL(/\/candidate\/jobs$/);

  await owner.send('POST', `/vacancy/${id}/reopen`);
  await candidate.send('POST', `/job/save-job/${id}`);
  await owner.send('POST', `/vacancy/${id}/close`);
  await page.goto(`/candidate/job/${id}/teacher-of-farewells`);
  await expect(main.getByRole('tab', { name: 'Description' })).toBeVisible();
  await expect(main.getByText('This job is closed.')).toBeVisible();
  await expect(main.getByText('This job is no longer open.')).toHaveCount(0);
});

const records: [path: string, call: string, text: string, panel: string][] = [
  ['/candidate/application/1/x', '/application/1', 'Failed to load the application.', 'Timeline'],
  ['/candidate/notifications', '/notification', 'Failed to load notifications.', 'View'],
  ['/candidate/profile', '/user/candidate-profile', 'Failed to load the profile.', 'Skills'],
];
for (const [path, call, text, panel] of records) {
  test(`${path} shows once that its record failed to load, and no empty panels`, async ({
    page,
    context,
    server,
  }) => {
    await (await Account.withProfile(server, 'Candidate')).signIn(context);
    await provoke(page, call, { status: 500 });
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Retry' })).toHaveCount(1);
    await expect(main.getByRole('heading', { name: panel })).toBeHidden();
    await examine(page, `${path}, failed`);
  });
}

test('a failed screen keeps its error and the focus on its button while retrying', async ({
  page,
  context,
  server,
}) => {
  await (await Account.withProfile(server, 'Candidate')).signIn(context);
  await provoke(page, '/notification', { status: 500 });
  await page.goto('/candidate/notifications');
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/notification?**', async (route) => {
    await answered;
    await route.fallback();
  });
  await retry.press('Enter');
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(main.getByRole('alert')).toContainText('Failed to load notifications.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  answer();
  await expect(retry).toBeEnabled();
  await expect(retry).toBeFocused();
});

test('an offline screen offers a retry and loads by itself once the network is back', async ({
  page,
  context,
  server,
}) => {
  const tunnel = `the Tunnel of ${rareWord()}`;
  await posted(await Account.withProfile(server, 'School'), { vacancy_title: `Teacher after ${tunnel}` });
  await (await Account.withProfile(server, 'Candidate')).signIn(context);
  await page.goto('/candidate/dashboard');
  // An idle network is not enough: on a busy machine nothing loads before the first render either.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await press(page.getByRole('main'), 'Retry');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible();
  await page.getByRole('searchbox').fill(`after ${tunnel}`);
  await expect(page.getByRole('link', { name: `Teacher after ${tunnel}` })).toBeVisible();
});

test('a screen that fails to render shows the error page, which leads back', async ({
  page,
  context,
  server,
}) => {
  await (await Account.withProfile(server, 'Candidate')).signIn(context);
  await page.goto('/candidate/dashboard');
  await page.route(/\/assets\/candidate-jobs[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  await expect(page.getByText('Sorry, an unexpected error has occurred.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Failed to fetch|Unknown error/);
  await press(page, 'Go Back');
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
