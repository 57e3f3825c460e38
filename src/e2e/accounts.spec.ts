import type { Page } from 'playwright/test';
import { Account, PASSWORD } from './account.ts';
import { field, fill } from './person.ts';
import { expectRefusals } from './refusal.ts';
import type { RunningServer } from './running-server.ts';
import { expect, test } from './test.ts';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

async function enterCode(page: Page, code: string) {
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(code);
  const boxes = page.getByRole('textbox', { name: /^Digit \d of 6$/ });
  await expect
    .poll(() => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join('')))
    .toBe(code);
  await press(page, 'Verify');
}

/** A code that is not this one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const unique = (name: string) => `${name}-${Math.random().toString(36).slice(2)}@example.org`;

async function register(page: Page, email: string) {
  await page.goto('/auth/register/candidate');
  await fill(page, {
    'First name': '  Noor ',
    'Last name': 'Rahman',
    'E-mail': email,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  });
  await press(page, 'Sign up');
  await expect(page).toHaveURL(/\/auth\/verify-email$/);
}

test.describe('the code of the e-mail', () => {
  test('a wrong one is refused at its field, the sixth try whatever it says, and a fresh one works', async ({
    page,
    server,
  }) => {
    await page.clock.install();
    const email = unique('noor');
    await register(page, email);
    await expect(
      toast(page, 'We have sent a 6-digit code to your e-mail. Please enter it to go on.'),
    ).toBeVisible();
    await expect(page.getByText(`Enter the 6-digit code that we sent to ${email}.`)).toBeVisible();
    const code = await server.codeFor(email);
    for (let tries = 1; tries <= 5; tries++) {
      await enterCode(page, otherThan(code));
      await expectRefusals(page, [['Verification code', 'This code is wrong or has expired.']]);
    }
    await enterCode(page, code);
    await expect(toast(page, 'Too many tries with this code. Please ask for a new one.')).toBeVisible();

    const resend = page.getByRole('button', { name: /^Resend code/ });
    await expect(resend).toBeDisabled();
    await expect(resend).toHaveText(/^Resend code \(\d+ s\)$/);
    await page.clock.fastForward(60_000);
    await expect(resend).toBeEnabled();
    await resend.click();
    await expect(toast(page, 'We have sent a new code to your e-mail.')).toBeVisible();
    await expect(resend).toBeDisabled();
    await expect(resend).toHaveText(/^Resend code \((60|59|58) s\)$/);

    await enterCode(page, code);
    await expectRefusals(page, [['Verification code', 'This code is wrong or has expired.']]);
    await enterCode(page, await freshCode(server, email, code));
    await expect(page).toHaveURL(/\/auth\/profile\/candidate$/);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user')!).full_name)).toBe(
      'Noor Rahman',
    );
  });

  test('the screen knows whom it asks after a reload, and takes a pasted code', async ({
    page,
    context,
    server,
  }) => {
    const email = unique('noor');
    await register(page, email);
    await page.reload();
    await expect(page.getByText(email)).toBeVisible();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = await server.codeFor(email);
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await page.getByLabel('Digit 3 of 6').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.getByLabel('Digit 6 of 6')).toBeFocused();
    await press(page, 'Verify');
    await expect(page).toHaveURL(/\/auth\/profile\/candidate$/);
  });

  test('a used one is refused', async ({ page, server }) => {
    const email = unique('noor');
    await register(page, email);
    const code = await server.codeFor(email);
    const elsewhere = new Account(server, email);
    await elsewhere.send('POST', '/auth/verify-otp', { user_name: email, otp: code });
    await enterCode(page, code);
    await expectRefusals(page, [['Verification code', 'This code is wrong or has expired.']]);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null);
  });

  test('an unverified account that signs in gets a fresh one', async ({ page, server }) => {
    const email = unique('school');
    const registration = { full_name: 'Lulwa School', user_name: email, password: PASSWORD, role_id: 3 };
    await new Account(server, email).send('POST', '/auth/register', registration);
    const first = await server.codeFor(email);
    await page.goto('/login');
    await fill(page, { Username: email, Password: PASSWORD });
    await press(page, 'Login');
    await expect(page).toHaveURL(/\/auth\/verify-email$/);
    await enterCode(page, await freshCode(server, email, first));
    await expect(page).toHaveURL(/\/auth\/profile\/school$/);
  });
});

/** The newest code once it is another one than before. */
async function freshCode(server: RunningServer, email: string, before: string): Promise<string> {
  await expect.poll(() => server.codeFor(email)).not.toBe(before);
  return server.codeFor(email);
}

test.describe('signing in', () => {
  test('a wrong e-mail and a wrong password get the same message, and no session has expired', async ({
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
      await expect(messages.getByText('The e-mail or password is not right.')).toHaveCount(1);
      await expect(page.getByText('Session expired')).toHaveCount(0);
      await expect(page).toHaveURL(/\/login$/);
      await expect(field(page, 'Username').getByRole('textbox')).toHaveValue(attempt.Username);
      await expect(field(page, 'Password').locator('input')).toHaveValue(attempt.Password);
      await messages.getByRole('button', { name: 'Close' }).click();
      await expect(messages.getByText('The e-mail or password is not right.')).toHaveCount(0);
    }
  });

  test('the password can be shown and hidden', async ({ page }) => {
    await page.goto('/login');
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
    ['an admin', /\/admin\/countries$/, (server: RunningServer) => Account.admin(server)],
  ] as const;
  for (const [who, home, make] of homes) {
    test(`${who} signs in, sees the server's message, and signs out`, async ({ page, server }) => {
      const account = await make(server);
      await page.goto('/login');
      await fill(page, { Username: account.email, Password: PASSWORD });
      await press(page, 'Login');
      await expect(page).toHaveURL(home);
      await expect(toast(page, `Welcome back, ${account.user.full_name}.`)).toBeVisible();
      const token = await page.evaluate(() => localStorage.getItem('token'));
      await press(page, 'Log out');
      await expect(page).toHaveURL(/\/login$/);
      await expect(toast(page, 'You have signed out.')).toBeVisible();
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

test.describe('a forgotten password', () => {
  const SENT = 'If this e-mail address has an account, we have sent a link to set a new password.';
  const CHOSEN = 'another correct horse';

  test('is set anew by the link of the mail, which works once', async ({ page, server }) => {
    const account = await Account.withProfile(server, 'Candidate');
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await fill(page, { 'E-mail': account.email });
    await press(page, 'Send link');
    await expect(toast(page, SENT)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);

    const mail = await server.mailTo(account.email, /reset-password/);
    const link = /http\S+\/reset-password\?\S+/.exec(mail)![0];
    expect(link.startsWith(server.url)).toBe(true);
    await page.goto(link);
    await fill(page, { 'New password': CHOSEN, 'Confirm password': CHOSEN });
    await press(page, 'Reset password');
    await expect(toast(page, 'Your password has been changed. Please sign in.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect((await account.try('GET', '/candidate/dashboard')).status, 'other sessions have ended').toBe(401);

    await fill(page, { Username: account.email, Password: PASSWORD });
    await press(page, 'Login');
    await expect(toast(page, 'The e-mail or password is not right.')).toBeVisible();
    await fill(page, { Password: CHOSEN });
    await press(page, 'Login');
    await expect(page).toHaveURL(/\/candidate\/dashboard$/);
    await press(page, 'Log out');
    await expect(page).toHaveURL(/\/login$/);

    await page.goto(link);
    await fill(page, { 'New password': 'a third one', 'Confirm password': 'a third one' });
    await press(page, 'Reset password');
    await expect(
      toast(page, 'This link is wrong, used or has expired. Please ask for a new one.'),
    ).toBeVisible();
    await expect(field(page, 'New password').locator('input')).toHaveValue('a third one');
  });

  test('of an address without an account is answered alike', async ({ page }) => {
    await page.goto('/forgot-password');
    await fill(page, { 'E-mail': unique('nobody') });
    await press(page, 'Send link');
    await expect(toast(page, SENT)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('registering a taken e-mail looks like any other, and the owner is told', async ({ page, server }) => {
  const owner = await Account.verified(server, 'School');
  await register(page, owner.email);
  await server.mailTo(owner.email, /already have an account/);
});
