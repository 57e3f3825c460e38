import { PASSWORD } from '../account.ts';
import { expect, test } from '../test.ts';
import { team } from './hire/people.ts';

test('an owner makes an API key that works, sees its secret once, and revokes it', async ({
  page,
  context,
  server,
}) => {
  const { owner } = await team(server);
  await owner.signIn(context);
  await page.goto('/school/settings');
  await page.getByRole('main').getByText('Manage API keys').click();
  const main = page.getByRole('main');
  await expect(main.getByText('No API keys yet.')).toBeVisible();
  await main.getByRole('button', { name: 'Create key' }).press('Enter');

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Applicant system');
  await dialog.getByLabel('Read vacancies').press('Space');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByLabel('Your password').press('Enter');
  const secret = await dialog.getByText(/^erm_live_/).innerText();
  // A second press would make a second key.
  await expect(dialog.getByLabel('Your password')).toHaveCount(0);
  const read = async () => {
    const headers = { authorization: `Bearer ${secret}` };
    return (await page.request.get('/api/vacancy', { headers })).status();
  };
  expect(await read()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(main.getByText('Applicant system')).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  await main.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expect(main.getByText('No API keys yet.')).toBeVisible();
  expect(await read()).toBe(401);
});

test('a reviewer is not offered API keys', async ({ page, context, server }) => {
  const { reviewer } = await team(server);
  await reviewer.signIn(context);
  await page.goto('/school/settings');
  await expect(page.getByRole('main').getByText('Passkeys', { exact: true })).toBeVisible();
  await expect(page.getByText('Manage API keys')).toHaveCount(0);
});
