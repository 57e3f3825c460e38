import { Account } from './account.ts';
import { examine } from './examine.ts';
import { posted } from './posted.ts';
import { guestForms } from './refusals/guest-forms.ts';
import { expect, test } from './test.ts';

// Slow: visits many screens.
test.describe.configure({ timeout: 180_000 });

const pages: [path: string, heading: RegExp][] = [
  ['/', /.+/],
  ['/sign-up', /.+/],
  ['/unauthorized', /^Unauthorized$/],
  ['/nowhere', /^Oops!$/],
  ['/error', /^Oops!$/],
  ['/about', /.+/],
  ['/our-team', /^Our Team$/],
  ['/careers', /^Careers$/],
  ['/how-it-works', /^How it works$/],
  ['/success-stories', /.+/],
  ['/resources', /^Resources$/],
  ['/school-resources', /^School Resources$/],
  ['/faqs', /^Frequently asked questions$/],
  ['/privacy-policy', /^Privacy Policy$/],
  ['/terms-of-services', /^Terms of Services$/],
  ['/reset-password', /^Reset password$/],
  ['/confirm-email', /.+/],
  ['/undo-email', /.+/],
  ['/join-team', /.+/],
];

for (const [path, heading] of pages) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await examine(page, path);
  });
}

test('the public board is accessible: results, no results, an open and a closed vacancy, a school', async ({
  page,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const [open, closed] = [await posted(school), await posted(school)];
  await school.send('POST', `/vacancy/${closed}/close`);
  for (const path of [
    '/jobs',
    '/jobs?search=xqzv',
    `/jobs/${open}/x`,
    `/jobs/${closed}/x`,
    `/schools/${school.user.school_id}/x`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await examine(page, path);
  }
});

for (const { name, path, button } of guestForms) {
  test(`${name} is accessible, empty and with errors`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
    await examine(page, 'empty');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.locator('[data-field][data-invalid]').first()).toBeVisible();
    await examine(page, 'with errors');
  });
}

test('the e-mail code form is accessible', async ({ page, context, server }) => {
  await (await Account.registered(server, 'Candidate')).signIn(context);
  await page.goto('/auth/verify-email');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await examine(page, 'empty');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('OTP is required')).toBeVisible();
  await examine(page, 'with errors');
});

test('a late page is examined only when it is complete', async ({ page }) => {
  // Before the first render there is no skeleton either, so its absence alone proves nothing.
  let release = () => {};
  const late = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/landing-*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const examined = examine(page, 'a late page');
  await page.waitForFunction(() => document.readyState === 'complete');
  release();
  await examined;
});

test('toasts and the phone menu are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Signup' })).toBeVisible();
  await examine(page, 'the open menu');
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send link' }).click();
  // A focused toast stays.
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).focus();
  await examine(page, 'a message');
});
