import type { Page } from 'playwright';
import { Account, PASSWORD } from '../account.ts';
import { examine } from '../examine.ts';
import { fill } from '../person.ts';
import { expect, test } from '../test.ts';

/** Adds a virtual authenticator to the browser that always verifies its user. */
async function withDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Browsers bind passkeys to host names, not to IP addresses. */
test.use({ baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')) });

test('a user adds a passkey, signs in with it, and cannot after removing it', async ({ page, server }) => {
  const candidate = await Account.withProfile(server, 'Candidate');
  await withDevice(page);
  await page.goto('/login');
  await fill(page, { Username: candidate.email, Password: PASSWORD });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/candidate/settings');
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, { Name: 'My phone', 'Your password': 'not this one' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Your current password is incorrect')).toBeVisible();
  await fill(dialog, { 'Your password': PASSWORD });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Never used')).toBeVisible();
  await examine(page, 'settings with a passkey');

  const signOut = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
  };
  await signOut();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/candidate/settings');
  await page.getByRole('button', { name: 'Rename' }).click();
  await fill(dialog, { Name: 'Old phone' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Old phone')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();

  await signOut();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('We could not log you in with this passkey')).toBeVisible();
});
