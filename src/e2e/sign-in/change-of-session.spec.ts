import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { Account, PASSWORD } from '../account.ts';
import { fill } from '../person.ts';
import type { RunningServer } from '../running-server.ts';
import { expect, test } from '../test.ts';

/** Records a page's refused calls. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return refused;
}

const messages = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('deleting the account is confirmed on the next page, and no call is made without a session', async ({
  page,
  context,
  server,
}) => {
  const candidate = await Account.withProfile(server, 'Candidate');
  await candidate.signIn(context);
  await page.goto('/candidate/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  const refused = refusals(page);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(messages(page).getByText('Your account has been deleted.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(refused).toEqual([]);
});

/** Invites a colleague and returns the token of the mailed link. */
async function invited(server: RunningServer, school: Account): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  await school.send('POST', '/team', { email, team_role: 'recruiter' });
  return /join-team\?token=([\w-]+)/.exec(await server.mailTo(email))![1]!;
}

/** Joins the team by the link; no call is refused on the way to the dashboard. */
async function join(page: Page, token: string) {
  await page.goto(`/join-team?token=${token}`);
  await fill(page, { 'Your name': 'Huda Salem', Password: PASSWORD, 'Confirm password': PASSWORD });
  const refused = refusals(page);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(/\/school\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(messages(page).getByRole('status')).toBeVisible();
  // The network is never idle: the page listens for news.
  await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
  expect(refused).toEqual([]);
}

test('joining a team by a mailed link does not reuse the consumed link', async ({ page, server }) => {
  const school = await Account.withProfile(server, 'School');
  const token = await invited(server, school);
  await join(page, token);
});

test('joining a team while somebody else is signed in makes no call for the one who was', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const candidate = await Account.withProfile(server, 'Candidate');
  const token = await invited(server, school);
  await candidate.signIn(context);
  await join(page, token);
});
