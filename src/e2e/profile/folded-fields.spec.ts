import type { Page } from 'playwright/test';
import { Account } from '../account.ts';
import { examine } from '../examine.ts';
import { field, fill, saveAndContinue } from '../person.ts';
import type { RunningServer } from '../running-server.ts';
import { PERSONAL_DETAILS, TITLE } from '../teacher-steps.ts';
import { expect, test } from '../test.ts';

const more = (page: Page) => page.getByText('More about you (optional)');
const email = (page: Page) => field(page, 'Alternate e-mail').getByRole('textbox');

async function toStepTwo(page: Page, server: RunningServer) {
  const account = await Account.verified(server, 'Candidate');
  await account.signIn(page.context());
  await page.goto('/auth/profile/candidate');
  await fill(page, { 'First name': 'Noor', 'Last name': 'Rahman', ...TITLE });
  await saveAndContinue(page, 2);
}

test('optional fields are folded, and open for values and for errors', async ({ page, server }) => {
  await toStepTwo(page, server);
  await expect(email(page)).toBeHidden();
  await examine(page, 'a step with folded fields');

  // By keyboard alone.
  await field(page, 'Contact e-mail').getByRole('textbox').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(email(page)).toBeVisible();
  await fill(page, { ...PERSONAL_DETAILS, 'Alternate e-mail': 'nowhere' });
  await more(page).click();
  await expect(email(page)).toBeHidden();
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await expect(email(page)).toBeFocused();

  await fill(page, { 'Alternate e-mail': 'noor@example.com' });
  await saveAndContinue(page, 3);
  await page.reload();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(email(page)).toHaveValue('noor@example.com');
  await expect(email(page)).toBeVisible();
});
