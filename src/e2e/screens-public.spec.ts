import { Account } from './account.ts';
import { examine } from './examine.ts';
import { guestForms } from './guest-forms.ts';
import { expect, test } from './test.ts';

const pages: [path: string, heading: RegExp][] = [
  ['/', /.+/],
  ['/sign-up', /.+/],
  ['/unauthorized', /^Unauthorized$/],
  ['/nowhere', /^Oops!$/],
  ['/error', /^Oops!$/],
];

for (const [path, heading] of pages) {
  test(`${path} is for everybody to read and use`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await examine(page, path);
  });
}

for (const { name, path, button } of guestForms) {
  test(`${name} is for everybody to read and use, empty and with errors`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
    await examine(page, 'empty');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.locator('[data-field][data-invalid]').first()).toBeVisible();
    await examine(page, 'with errors');
  });
}

test('the code of the e-mail is for everybody to enter', async ({ page, context, server }) => {
  await (await Account.registered(server, 'Candidate')).signIn(context);
  await page.goto('/auth/verify-email');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await examine(page, 'empty');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('OTP is required')).toBeVisible();
  await examine(page, 'with errors');
});

test('messages and the menu of a phone are for everybody to read and use', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Signup' })).toBeVisible();
  await examine(page, 'the open menu');
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).locator('.toast')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).focus();
  await examine(page, 'a message');
});
