import { Account, applied, PASSWORD } from '../account.ts';
import { examine } from '../examine.ts';
import { posted } from '../posted.ts';
import { expect, test } from '../test.ts';

test('news arrives immediately on the page and by mail, and one click unsubscribes', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const candidate = await Account.withProfile(server, 'Candidate');
  const application = await applied(candidate, await posted(school));
  await candidate.signIn(context);
  const listens = page.waitForResponse((response) => response.url().endsWith('/api/notification/stream'));
  await page.goto('/candidate/notifications');
  await expect(page.getByText('You are up to date. New notifications will appear here.')).toBeVisible();
  await listens;
  await school.send('PUT', `/application/${application}/status`, { status: 'Shortlisted' });
  // The page was not reloaded.
  await expect(page.getByRole('link', { name: 'Notifications 1' })).toBeVisible();
  await expect(page.getByText('1 unread')).toBeVisible();

  const mail = await server.mailTo(candidate.email, /School board is reviewed your profile/);
  const link = /List-Unsubscribe: <(.+)>/.exec(mail)![1]!;
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('heading', { name: 'Updates on my applications' })).toBeVisible();
  await examine(page, 'the link of a mail');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You will no longer get these e-mails').first()).toBeVisible();
  await page.goto('/candidate/settings');
  await expect(page.getByLabel('Updates on my applications')).not.toBeChecked();
  await page.goto('/unsubscribe');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
});

test('settings are saved: mails, language, password and sessions', async ({ page, context, server }) => {
  const candidate = await Account.withProfile(server, 'Candidate');
  const elsewhere = await Account.existing(server, candidate.email);
  await candidate.signIn(context);
  await page.goto('/candidate/jobs');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await examine(page, 'settings of a candidate');

  await page.getByLabel('Invitations to apply').uncheck();
  await page
    .getByRole('form', { name: 'E-mail notifications' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(page.getByText('Your choice has been saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Log out other devices' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Log out all other devices?' });
  await confirmation.getByLabel('Your password').fill('wrong password');
  await confirmation.getByRole('button', { name: 'Log out other devices' }).click();
  await expect(confirmation.getByText('Your current password is incorrect').first()).toBeVisible();
  expect((await elsewhere.try('GET', '/notification')).status).toBe(200);
  await examine(page, 'logging out other devices with the password');
  await confirmation.getByLabel('Your password').fill(PASSWORD);
  await confirmation.getByRole('button', { name: 'Log out other devices' }).click();
  await expect(page.getByText('All other devices have been logged out.')).toBeVisible();
  expect((await elsewhere.try('GET', '/notification')).status).toBe(401);

  await page.getByLabel('Current password').fill('wrong password');
  await page.getByLabel('New password').fill('battery staple');
  await page.getByLabel('Confirm password').fill('battery staple');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your current password is incorrect').first()).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  const html = page.locator('html');
  const language = page.getByRole('form', { name: 'Language' });
  await language.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await language.getByRole('button', { name: 'Save Changes' }).click();
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  // The translated texts need a reload, which is automatic.
  await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible();
  await examine(page, 'settings in Arabic', 'rtl');
  await page.reload();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.getByLabel('دعوات للتقديم')).not.toBeChecked();
  const arabic = page.getByRole('form', { name: 'اللغة' });
  await arabic.getByRole('combobox').selectOption('en');
  await arabic.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

for (const role of ['School', 'Admin'] as const)
  test(`B2: settings of a ${role}`, async ({ page, context, server }) => {
    const account = role === 'School' ? await Account.withProfile(server, role) : await Account.admin(server);
    await account.signIn(context);
    await page.goto(`/${role.toLowerCase()}/settings`);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByText('This device')).toBeVisible();
    await examine(page, `settings of a ${role}`);
    // B2 asks for a language select, English or Arabic, and Save Changes.
    const language = page.getByRole('form', { name: 'Language' });
    await expect(language.getByRole('combobox')).toHaveText(/English.*Arabic/);
    await expect(language.getByRole('button')).toHaveText(['Save Changes']);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    // None of the page's forms is its main one.
    await expect(page.getByRole('main').locator('button[data-tone=primary]')).toHaveCount(0);
  });
