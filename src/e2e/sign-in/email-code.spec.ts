import type { Page } from 'playwright/test';
import { Account, PASSWORD } from '../account.ts';
import { fill } from '../person.ts';
import { expectRefusals } from '../refusals/refusal.ts';
import type { RunningServer } from '../running-server.ts';
import { expect, test } from '../test.ts';

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

/** A different code. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const unique = (name: string) => `${name}-${Math.random().toString(36).slice(2)}@example.org`;

async function sendRegistration(page: Page, email: string) {
  await page.goto('/auth/register/candidate');
  await fill(page, {
    'First name': '  Noor ',
    'Last name': 'Rahman',
    'E-mail': email,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  });
  await press(page, 'Signup');
}

async function register(page: Page, email: string) {
  await sendRegistration(page, email);
  await expect(page).toHaveURL(/\/auth\/verify-email$/);
}

test.describe('an e-mail verification code', () => {
  test('a wrong one is refused at its field, the sixth attempt always fails, and a fresh one works', async ({
    page,
    server,
  }) => {
    await page.clock.install();
    const email = unique('noor');
    await sendRegistration(page, email);
    await expect(toast(page, 'Check your e-mail for the 6-digit code.')).toBeVisible();
    await expect(page.getByText(`Enter the 6-digit code we sent to ${email}.`)).toBeVisible();
    const code = await server.codeFor(email);
    for (let tries = 1; tries <= 5; tries++) {
      await enterCode(page, otherThan(code));
      await expectRefusals(page, [['Verification code', 'This code is wrong or has expired.']]);
    }
    await enterCode(page, code);
    await expect(toast(page, 'Too many wrong attempts. Request a new code.')).toBeVisible();

    const resend = page.getByRole('button', { name: /^Resend code/ });
    await expect(resend).toBeDisabled();
    await expect(resend).toHaveText(/^Resend code \(\d+s\)$/);
    await page.clock.fastForward(60_000);
    await expect(resend).toBeEnabled();
    await resend.click();
    await expect(
      toast(page, 'If this e-mail address is waiting to be verified, we have sent it a new code.'),
    ).toBeVisible();
    await expect(resend).toBeDisabled();
    // The countdown restarts at 60; the page's clock keeps running while a busy machine looks.
    await expect(resend).toHaveText(/^Resend code \((60|[3-5]\d)s\)$/);

    await enterCode(page, code);
    await expectRefusals(page, [['Verification code', 'This code is wrong or has expired.']]);
    await enterCode(page, await freshCode(server, email, code));
    await expect(page).toHaveURL(/\/auth\/profile\/candidate$/);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user')!).full_name)).toBe(
      'Noor Rahman',
    );
  });

  test('the screen still knows the e-mail address after a reload, and accepts a pasted code', async ({
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

  test('an unverified account gets a fresh one when it signs in', async ({ page, server }) => {
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

/** Waits until the newest code differs from the previous one. */
async function freshCode(server: RunningServer, email: string, before: string): Promise<string> {
  await expect.poll(() => server.codeFor(email)).not.toBe(before);
  return server.codeFor(email);
}

test('registering a taken e-mail address looks like any other registration, and the owner is notified', async ({
  page,
  server,
}) => {
  const owner = await Account.verified(server, 'School');
  await register(page, owner.email);
  await server.mailTo(owner.email, /already have an account/);
});
