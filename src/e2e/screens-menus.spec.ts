import type { Page } from 'playwright/test';
import { Account, applied } from './account.ts';
import { examine } from './examine.ts';
import { posted } from './posted.ts';
import { expect, test } from './test.ts';

// Slow: visits many screens.
test.describe.configure({ timeout: 180_000 });

const PHONE = { width: 360, height: 780 };

/** Opens the menu that a phone shows instead of a bar or a sidebar, and examines it. */
async function phoneMenu(page: Page, whose: string, link: string) {
  await page.setViewportSize(PHONE);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: link, exact: true }).first()).toBeVisible();
  await examine(page, `${whose} menu`);
}

test('a candidate’s menu and the question before withdrawing are accessible', async ({
  page,
  context,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const candidate = await Account.withProfile(server, 'Candidate');
  const application = await applied(candidate, await posted(school));
  await candidate.signIn(context);
  await page.goto(`/candidate/application/${application}/teacher`);
  await page
    .getByRole('button', { name: /^Withdraw/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await examine(page, 'the question before withdrawing');
  await page.keyboard.press('Escape');
  await phoneMenu(page, 'a candidate’s', 'Find Jobs');
});

test('a school’s account menu is accessible', async ({ page, context, server }) => {
  await (await Account.withProfile(server, 'School')).signIn(context);
  await page.goto('/school/dashboard');
  await page
    .getByRole('button', { name: /Account/ })
    .first()
    .click();
  await expect(
    page
      .getByRole('link', { name: 'Team' })
      .or(page.getByRole('menuitem', { name: 'Team' }))
      .first(),
  ).toBeVisible();
  await examine(page, 'a school’s account menu');
});

test('an Admin’s menu, a row’s menu and a refusal without a reason are accessible', async ({
  page,
  context,
  server,
}) => {
  const name = `Menu School ${Date.now()}`;
  const school = await Account.withProfile(server, 'School', { school_name: name });
  await (await Account.admin(server)).signIn(context);
  await page.goto(`/admin/schools?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await examine(page, 'a school’s row menu');
  await page.keyboard.press('Escape');
  await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await examine(page, 'the question before approving');
  await page.goto(`/admin/schools/${school.user.school_id}`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse school' }).click();
  await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible();
  await examine(page, 'a refusal without a reason');
  await page.keyboard.press('Escape');
  await phoneMenu(page, 'an Admin’s', 'Overview');
});
