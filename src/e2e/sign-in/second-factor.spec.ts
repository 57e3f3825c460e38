import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import { Account, PASSWORD } from '../account.ts';
import { examine } from '../examine.ts';
import { fill } from '../person.ts';
import { expect, test } from '../test.ts';

test('a user sets up a second factor, signs in with it and turns it off', async ({
  page,
  context,
  server,
}) => {
  const candidate = await Account.withProfile(server, 'Candidate');
  await candidate.signIn(context);
  await page.goto('/candidate/settings');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  // The QR code renders under the content security policy, with the key next to it.
  const picture = page.getByRole('img', { name: 'QR code' });
  await expect(picture).toBeVisible();
  // Its space is reserved before it loads.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
  const codes = await page.getByText(/^[0-9a-f]{4}(-[0-9a-f]{4}){7}$/).allInnerTexts();
  expect(codes).toHaveLength(10);
  await examine(page, 'setting up a second factor');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('recovery-codes.txt');
  expect(readFileSync(await saved.path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await fill(page, { 'Your password': PASSWORD, Code: code });
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();
  await expect(page.getByText(codes[0]!)).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await fill(page, { Username: candidate.email, Password: PASSWORD });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.goto('/candidate/settings');
  await expect(page).toHaveURL(/\/auth\/second-factor/);
  await fill(page, { Code: '0000-0000' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code is wrong, has expired or was already used')).toBeVisible();
  await fill(page, { Code: codes[0]! });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible();

  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await fill(page, { 'Your password': PASSWORD, Code: codes[1]! });
  await page.getByRole('button', { name: 'Get new codes' }).click();
  const dialog = page.getByRole('dialog');
  const shown = dialog.getByText(/^[0-9a-f]{4}(-[0-9a-f]{4}){7}$/);
  await expect(shown).toHaveCount(10);
  const [fresh] = await shown.allInnerTexts();
  await examine(page, 'new recovery codes');
  await expect(dialog.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();

  await page.getByRole('button', { name: 'Switch off' }).click();
  await fill(page, { 'Your password': PASSWORD, Code: fresh! });
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('button', { name: 'Set up', exact: true })).toBeVisible();
});
