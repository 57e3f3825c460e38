import { Account, PASSWORD } from './account.ts';
import { expect, test } from './test.ts';

test('an Admin edits a user without setting a password, and the old one still works', async ({
  page,
  context,
  server,
}) => {
  const candidate = await Account.withProfile(server, 'Candidate');
  await (await Account.admin(server)).signIn(context);
  await page.goto(`/admin/users?search=${encodeURIComponent(candidate.email)}`);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/^Password/).first()).not.toHaveAttribute('aria-required', 'true');
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Full Name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Renamed Person');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page
      .getByRole('cell', { name: 'Renamed Person' })
      .or(page.getByRole('rowheader', { name: 'Renamed Person' }))
      .first(),
  ).toBeVisible();
  expect((await Account.existing(server, candidate.email, PASSWORD)).user.full_name).toBe('Renamed Person');
});
