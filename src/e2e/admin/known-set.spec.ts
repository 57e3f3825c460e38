import type { Page } from 'playwright/test';
import { Account, applied } from '../account.ts';
import { fill } from '../person.ts';
import { posted } from '../posted.ts';
import { expect, test } from '../test.ts';

const PATH = '/admin/candidate-statuses';

/** Opens a status's form by its current label. */
async function edit(page: Page, name: string) {
  await page.goto(PATH);
  await page
    .getByRole('table')
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  return page.getByRole('dialog');
}

async function save(page: Page, entries: Record<string, string>) {
  const dialog = page.getByRole('dialog');
  await fill(dialog, entries);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

test('an Admin renames and recolours an application status for everyone, then restores it', async ({
  page,
  context,
  server,
}) => {
  const [admin, school, candidate] = [
    await Account.admin(server),
    await Account.withProfile(server, 'School'),
    await Account.withProfile(server, 'Candidate'),
  ];
  const application = await applied(candidate, await posted(school));
  await school.send('PUT', `/application/${application}/status`, { status: 'Shortlisted' });
  const badge = (text: string) => page.locator('.badge').filter({ hasText: text }).first();
  // Later tests on this server expect the original texts.
  const asWritten = { label: '', description: '', tone: '' };
  try {
    await admin.signIn(context);
    await edit(page, 'Shortlisted');
    await save(page, {
      Label: 'Kept aside',
      'Text for candidates': 'They keep you in mind',
      Colour: 'Red',
    });
    await expect(badge('Kept aside')).toHaveAttribute('data-tone', 'danger');

    await school.signIn(context);
    await page.goto('/school/dashboard');
    await expect(badge('Kept aside')).toHaveAttribute('data-tone', 'danger');
    await candidate.signIn(context);
    await page.goto('/candidate/dashboard');
    await expect(page.getByText('Kept aside').first()).toBeVisible();
    await expect(page.getByText('Shortlisted', { exact: true })).toHaveCount(0);
    await page.goto('/candidate/applications');
    await expect(badge('They keep you in mind')).toHaveAttribute('data-tone', 'danger');

    await admin.signIn(context);
    await edit(page, 'Kept aside');
    await save(page, { Label: '', 'Text for candidates': '' });
    await expect(badge('Shortlisted')).toBeVisible();
    await expect(badge('Kept aside')).toHaveCount(0);
  } finally {
    await admin.send('PUT', `${PATH}/3`, asWritten);
  }
});
