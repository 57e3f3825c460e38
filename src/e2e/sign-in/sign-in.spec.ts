import type { Page } from 'playwright/test';
import { Account, PASSWORD } from '../account.ts';
import { signOut } from '../journey/people.ts';
import { field, fill } from '../person.ts';
import type { RunningServer } from '../running-server.ts';
import { expect, test } from '../test.ts';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

const unique = (name: string) => `${name}-${Math.random().toString(36).slice(2)}@example.org`;

test.describe('signing in', () => {
  test('a wrong e-mail address and a wrong password get the same message, and no session expires', async ({
    page,
    server,
  }) => {
    const account = await Account.verified(server, 'Candidate');
    await page.goto('/login');
    const attempts = [
      { Username: account.email, Password: 'not this one' },
      { Username: 'nobody@example.org', Password: PASSWORD },
    ];
    for (const attempt of attempts) {
      await fill(page, attempt);
      await press(page, 'Login');
      const messages = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
      await expect(messages.getByText('The e-mail or password is incorrect.')).toHaveCount(1);
      await expect(page.getByText('Session expired')).toHaveCount(0);
      await expect(page).toHaveURL(/\/login$/);
      await expect(field(page, 'Username').getByRole('textbox')).toHaveValue(attempt.Username);
      await expect(field(page, 'Password').locator('input')).toHaveValue(attempt.Password);
      await messages.getByRole('button', { name: 'Close' }).click();
      await expect(messages.getByText('The e-mail or password is incorrect.')).toHaveCount(0);
    }
  });

  test('an existing user gets from the role choice to sign-in, with a password that can be shown and hidden', async ({
    page,
  }) => {
    await page.goto('/sign-up');
    await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    const password = field(page, 'Password').locator('input');
    await expect(password).toHaveAttribute('placeholder', 'Enter Password');
    await expect(password).toHaveAttribute('type', 'password');
    await press(page, 'Show password');
    await expect(password).toHaveAttribute('type', 'text');
    await press(page, 'Hide password');
    await expect(password).toHaveAttribute('type', 'password');
  });

  const homes = [
    [
      'a candidate',
      /\/candidate\/dashboard$/,
      (server: RunningServer) => Account.withProfile(server, 'Candidate'),
    ],
    ['a school', /\/school\/dashboard$/, (server: RunningServer) => Account.withProfile(server, 'School')],
    ['an admin', /\/admin\/candidates$/, (server: RunningServer) => Account.admin(server)],
  ] as const;
  for (const [who, home, make] of homes) {
    test(`${who} signs in, sees the server’s message, and signs out`, async ({ page, server }) => {
      const account = await make(server);
      await page.goto('/login');
      await fill(page, { Username: account.email, Password: PASSWORD });
      await press(page, 'Login');
      await expect(toast(page, `Welcome back, ${account.user.full_name}.`)).toBeVisible();
      await expect(page).toHaveURL(home);
      const token = await page.evaluate(() => localStorage.getItem('token'));
      await signOut(page);
      await expect(toast(page, 'You have logged out.')).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
      expect(await page.evaluate(() => ['token', 'user'].map((key) => localStorage.getItem(key)))).toEqual([
        null,
        null,
      ]);
      account.token = token!;
      expect((await account.try('GET', '/candidate/dashboard')).status, 'the token is worth nothing').toBe(
        401,
      );
    });
  }
});

test('a read refused because the session just ended does not cover the sign-out message', async ({
  page,
  server,
}) => {
  const admin = await Account.admin(server);
  await admin.signIn(page.context());
  await page.goto('/admin/countries');
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  const ended = Promise.withResolvers<void>();
  await page.route('**/api/admin/countries?*', async (route) => {
    await ended.promise;
    await route.continue();
  });
  await page.route('**/api/auth/logout', async (route) => {
    const answer = await route.fetch();
    const refused = page.waitForResponse((response) => response.status() === 401);
    ended.resolve();
    await refused;
    await route.fulfill({ response: answer });
  });
  const listRequest = page.waitForRequest('**/api/admin/countries?*');
  await page.getByRole('columnheader').getByRole('button').first().click();
  await listRequest;
  await press(page, 'Logout');
  await expect(toast(page, 'You have logged out.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('a forgotten password', () => {
  const SENT = 'If this e-mail address has an account, we have sent a link to set a new password.';
  const CHOSEN = 'another correct horse';

  test('is reset by the mailed link, which works once', async ({ page, server }) => {
    const account = await Account.withProfile(server, 'Candidate');
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await fill(page, { 'E-mail': account.email });
    await press(page, 'Send link');
    await expect(toast(page, SENT)).toBeVisible();
    await expect(page.getByText('Check your e-mail')).toBeVisible();

    const mail = await server.mailTo(account.email, /reset-password/);
    const link = /http\S+\/reset-password\?\S+/.exec(mail)![0];
    expect(link.startsWith(server.url)).toBe(true);
    await page.goto(link);
    await fill(page, { 'New password': CHOSEN, 'Confirm password': CHOSEN });
    await press(page, 'Reset password');
    await expect(toast(page, 'Your password has been changed. Please log in.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect((await account.try('GET', '/candidate/dashboard')).status, 'other sessions have ended').toBe(401);

    await fill(page, { Username: account.email, Password: PASSWORD });
    await press(page, 'Login');
    await expect(toast(page, 'The e-mail or password is incorrect.')).toBeVisible();
    await fill(page, { Password: CHOSEN });
    await press(page, 'Login');
    await expect(page).toHaveURL(/\/candidate\/dashboard$/);
    await press(page, 'Logout');
    await expect(page).toHaveURL(/\/login$/);

    await page.goto(link);
    await fill(page, { 'New password': 'a third one', 'Confirm password': 'a third one' });
    await press(page, 'Reset password');
    await expect(toast(page, 'This link is no longer valid. Request a new one.')).toBeVisible();
    await expect(field(page, 'New password').locator('input')).toHaveValue('a third one');
  });

  test('of an unknown address gets the same answer', async ({ page }) => {
    await page.goto('/forgot-password');
    await fill(page, { 'E-mail': unique('nobody') });
    await press(page, 'Send link');
    await expect(toast(page, SENT)).toBeVisible();
    await expect(page.getByText('Check your e-mail')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Check your e-mail')).toBeVisible();
    await page.getByRole('link', { name: 'Send it again' }).click();
    await expect(field(page, 'E-mail')).toBeVisible();
  });

  test('cannot be reset by a truncated link, which says so immediately', async ({ page }) => {
    await page.goto('/reset-password?email=a%40example.org');
    await expect(page.getByText('This link is incomplete.')).toBeVisible();
    await expect(field(page, 'New password')).toHaveCount(0);
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});
